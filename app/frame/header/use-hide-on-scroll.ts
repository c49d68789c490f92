import { useEffect, type RefObject } from "react";

const jitter = 8;

/** Marks the header as away while the page is scrolled down; the style sheet decides whether it then hides. */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < jitter) return;
      header.current?.toggleAttribute("data-away", now > last && now > header.current.offsetHeight);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [header]);
}
