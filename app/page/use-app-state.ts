import { useSyncExternalStore } from "react";
import { appState, initialAppState, subscribeToAppState, type AppState } from "./app-state.ts";

/** Returns a value of the app state; on the server and during hydration, its initial value. */
export function useAppState<Name extends keyof AppState>(name: Name): AppState[Name] {
  return useSyncExternalStore(
    subscribeToAppState,
    () => appState()[name],
    () => initialAppState[name],
  );
}
