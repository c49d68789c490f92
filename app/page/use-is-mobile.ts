import { useSyncExternalStore } from "react";

/** Narrower than this, in CSS pixels, a window counts as mobile. */
export const mobileBreakpoint = 780;

/** Whether the window is narrower than 780 px, followed on every resize; `false` while rendering on the server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth < mobileBreakpoint,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
