import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether code runs here: false in the page as it was sent, so that controls which need code show only with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
