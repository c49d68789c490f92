import { useSyncExternalStore } from "react";

/** Narrower than this, in CSS pixels, a window counts as mobile. */
const mobileBreakpoint = 780;

/** Asked of a media query: who reads the window's width has its layout settled first. */
const mobileWindow = () => matchMedia(`(width < ${mobileBreakpoint}px)`);

/** Whether the window is narrower than 780 px. */
export const isMobile = (): boolean => mobileWindow().matches;

/** The same, followed on every resize; `false` while rendering on the server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isMobile, () => false);
}

function subscribe(changed: () => void): () => void {
  const narrow = mobileWindow();
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
}
