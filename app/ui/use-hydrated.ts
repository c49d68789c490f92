import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns `false` on the server and during hydration, so that controls that need JavaScript appear only with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
