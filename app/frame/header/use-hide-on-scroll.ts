import { useEffect, type RefObject } from "react";

const minDistancePx = 8;

/** Sets `data-away` on the header while the visitor scrolls down; the style sheet then hides it. */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let previous = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (Math.abs(now - previous) < minDistancePx) return;
      header.current?.toggleAttribute("data-away", now > previous && now > header.current.offsetHeight);
      previous = now;
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [header]);
}
