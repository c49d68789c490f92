import type { Picked } from "#domain/site-config/schema";

/**
 * Runs in a page that the back office shows, and is sent there as text, so it may use nothing from outside itself. A click
 * says the words that stand there instead of doing what it does; with `isUsed` the page works, and only its links and
 * forms do not.
 */
function pickSentences(): void {
  const longest = 400;
  let isUsed = false;
  const say = (picked: Picked) => window.parent.postMessage(picked, window.location.origin);
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, longest);

  /** From the words right under the pointer to those of what they stand in. */
  const wordsAt = (element: Element, event: MouseEvent) => {
    const under = Array.from(element.childNodes).find((node) => {
      if (!(node instanceof Text) || event.detail === 0) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return Array.from(range.getClientRects()).some(
        ({ left, right, top, bottom }) =>
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
      );
    });
    const named = element.closest("[aria-label], [title], [alt], [placeholder]");
    const names = ["placeholder", "alt", "aria-label", "title"].map((name) => named?.getAttribute(name));
    return [under?.textContent, element.textContent, ...names].map(tidy).filter((text, at, all) => text !== "" && all.indexOf(text) === at);
  };

  window.addEventListener("message", ({ source, origin, data }: MessageEvent<{ isUsed?: boolean }>) => {
    if (source === window.parent && origin === window.location.origin) isUsed = data.isUsed === true;
  });
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", hold, true);
  window.addEventListener(
    "click",
    (event) => {
      const element = event.target instanceof Element ? event.target : undefined;
      const link = element?.closest("a");
      if (!element || (isUsed && !link)) return;
      hold(event);
      if (!isUsed) say({ said: wordsAt(element, event), path: window.location.pathname });
      else if (link?.origin === window.location.origin) say({ follow: link.pathname + link.search });
    },
    true,
  );
  // The page is then what it is for everybody, also to the code that takes it over.
  document.currentScript?.remove();
}

const script = `<script>(${pickSentences.toString()})()</script>`;

/** The page with that script. */
export function withPicking(html: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html : html.slice(0, end) + script + html.slice(end);
}
