import { Children, useDeferredValue, type ReactNode } from "react";

/** What fills the first screen. */
const drawnAtOnce = 2;

/**
 * The parts of a page, one below another. Whoever goes on to its top sees the first ones at once; the others are drawn in a
 * turn of their own after that, which gives way to whatever the visitor does. In a document, on the way back and where
 * somebody is led to a place in the page all are drawn together.
 */
export function PageParts({ children }: { children: ReactNode }) {
  const isWhole = useDeferredValue(true, beginsElsewhere() ? false : undefined);
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
