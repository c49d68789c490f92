import { fetchAhead, isPublicPage, makeReady } from "./fetch-ahead.ts";
import { whenIdle } from "./when-idle.ts";

/** Of one page, so that who only reads does not fetch the whole site. */
const mostPages = 10;
const intents = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Fetches the pages that links in view lead to, one after another while the line is at rest, and at once the one that
 * somebody is about to open. The returned function ends that.
 */
export function followLinks(): () => void {
  const waiting: URL[] = [];
  const seen = new Set<string>();
  let isAtWork = false;
  const next = async () => {
    const target = waiting.shift();
    isAtWork = target !== undefined;
    if (!target) return;
    await fetchAhead(target);
    whenIdle(next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || seen.size >= mostPages || seen.has(target.href)) continue;
      const page = new URL(target.href);
      if (!isPublicPage(page)) continue;
      seen.add(target.href);
      waiting.push(page);
    }
    if (!isAtWork) whenIdle(next);
  });
  let isOver = false;
  // Then all parts of the page are there (app/page/page-parts.tsx).
  whenIdle(() => {
    if (!isOver) for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
  });

  const listening = new AbortController();
  for (const name of intents) addEventListener(name, followIntent, { passive: true, signal: listening.signal });
  return () => {
    isOver = true;
    observer.disconnect();
    listening.abort();
    waiting.length = 0;
  };
}

function followIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link) void makeReady(new URL(link.href));
}
