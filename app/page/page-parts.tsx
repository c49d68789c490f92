import { Children, startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { nextTurn } from "#app/router-internals/next-turn.ts";

/** What fills the first screen. */
const drawnAtOnce = 2;

/**
 * The parts of a page, one below another. Whoever goes on to its top sees the first ones at once; the others are drawn when
 * those are on the screen, and give way to whatever the visitor does. In a document, on the way back and where somebody is
 * led to a place in the page all are drawn together.
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
      {isWhole ? parts : parts.slice(0, drawnAtOnce)}
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
