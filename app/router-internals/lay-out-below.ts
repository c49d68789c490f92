import { whenIdle } from "./when-idle.ts";

/** Lays out what waits below (begins-at-top.ts), one part at a time while the browser is at rest. The returned function ends that. */
export function layOutBelow(): () => void {
  const parts = [...document.querySelectorAll("body > main > *, .below")];
  const next = () => {
    const part = parts.shift();
    part?.setAttribute("data-laid-out", "");
    if (part) whenIdle(next);
  };
  whenIdle(next);
  return () => void (parts.length = 0);
}
