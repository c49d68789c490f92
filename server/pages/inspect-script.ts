import type { InspectorMessage } from "#domain/site-config/schema";

/**
 * Runs in a page inside a frame of the back office. It is sent as text, so it must not use anything outside this function. A click
 * posts the clicked texts to the back office; after a message with `isUsed` only links and forms are blocked.
 */
function reportClickedTexts(): void {
  const longest = 400;
  let isUsed = false;
  const post = (picked: InspectorMessage) => window.parent.postMessage(picked, window.location.origin);
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, longest);

  /** Lists the texts at the pointer: of the text node, of the element, then of its attributes. */
  const textsAt = (element: Element, event: MouseEvent) => {
    const textNode = Array.from(element.childNodes).find((node) => {
      if (!(node instanceof Text) || event.detail === 0) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return Array.from(range.getClientRects()).some(
        ({ left, right, top, bottom }) =>
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
      );
    });
    const labelled = element.closest("[aria-label], [title], [alt], [placeholder]");
    const attributes = ["placeholder", "alt", "aria-label", "title"].map((name) => labelled?.getAttribute(name));
    return [textNode?.textContent, element.textContent, ...attributes]
      .map(tidy)
      .filter((text, at, all) => text !== "" && all.indexOf(text) === at);
  };

  window.addEventListener("message", ({ source, origin, data }: MessageEvent<{ isUsed?: boolean }>) => {
    if (source === window.parent && origin === window.location.origin) isUsed = data.isUsed === true;
  });
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", block, true);
  window.addEventListener(
    "click",
    (event) => {
      const element = event.target instanceof Element ? event.target : undefined;
      const link = element?.closest("a");
      if (!element || (isUsed && !link)) return;
      block(event);
      if (!isUsed) post({ said: textsAt(element, event), path: window.location.pathname });
      else if (link?.origin === window.location.origin) post({ follow: link.pathname + link.search });
    },
    true,
  );
  // Removes the script, so that React hydrates the same document as for visitors.
  document.currentScript?.remove();
}

const script = `<script>(${reportClickedTexts.toString()})()</script>`;

export function withInspectScript(html: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html : html.slice(0, end) + script + html.slice(end);
}
