import { Children, startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { nextTurn } from "./next-turn.ts";

/**
 * The parts of a page, one below another. Whoever goes on to its top sees the first at once, which fills the screen or nearly;
 * the others are drawn when it is on the screen, and give way to whatever the visitor does. In a document, on the way back
 * and where somebody is led to a place in the page all are drawn together.
 */
export function PageParts({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(() => !beginsElsewhere());
  useLayoutEffect(() => {
    if (isWhole) return undefined;
    // A turn that begins after the frame's own, for React's next one would begin before it.
    const frame = requestAnimationFrame(() => void nextTurn().then(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  const parts = Children.toArray(children);
  return (
    <>
      {isWhole ? parts : parts.slice(0, 1)}
      {!isWhole && <div className="h-screen" />}
    </>
  );
}

/** As app/router-internals/way-back.ts marks it before the router draws what comes next. */
function beginsElsewhere(): boolean {
  if (import.meta.env.SSR) return false;
  const { classList, dataset } = document.documentElement;
  return classList.contains("goes-elsewhere") && dataset.fromTop !== undefined;
}
