import { useSyncExternalStore } from "react";

/** Width in CSS pixels below which a window counts as mobile. */
const mobileBreakpoint = 780;

/** Uses a media query: reading `innerWidth` would force a layout. */
const mobileWindow = () => matchMedia(`(width < ${mobileBreakpoint}px)`);

export const isMobile = (): boolean => mobileWindow().matches;

/** Returns whether the window is mobile and updates on resize. `false` on the server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isMobile, () => false);
}

function subscribe(changed: () => void): () => void {
  const narrow = mobileWindow();
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
}
