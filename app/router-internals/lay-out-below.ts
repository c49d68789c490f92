import { whenIdle } from "./when-idle.ts";

/** What begins-at-top.ts leaves to be laid out later. */
const waiting = ":is(body > main > *, .product-sheet > *, .below, .below-on-phones):not([data-laid-out])";

/** Lays out what waits below, one part at a time while the browser is at rest. The returned function ends that. */
export function layOutBelow(): () => void {
  let isOver = false;
  const next = () => {
    // Looked for anew: parts of a page may come after its first ones (app/page/page-parts.tsx).
    const part = isOver ? null : document.querySelector(waiting);
    part?.setAttribute("data-laid-out", "");
    if (part) whenIdle(next);
  };
  whenIdle(next);
  return () => void (isOver = true);
}
