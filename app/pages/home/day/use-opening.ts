import { useEffect, useEffectEvent, type RefObject } from "react";

/** Whether the opening has played, or the visitor has moved the cursor before it could. */
let isDone = false;

/** Ends the opening for the rest of the visit. */
export const skipOpening = (): void => void (isDone = true);

/** Calls `open` once in a visit, when half of the drawing is in view; never with reduced motion. */
export function useOpening(drawing: RefObject<Element | null>, open: () => void): void {
  const onSeen = useEffectEvent(() => {
    if (isDone) return;
    skipOpening();
    open();
  });
  useEffect(() => {
    if (isDone || !drawing.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(), {
      threshold: 0.5,
    });
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, [drawing]);
}
