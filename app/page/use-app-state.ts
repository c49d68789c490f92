import { useSyncExternalStore } from "react";
import { appState, initialAppState, subscribeToAppState, type AppState } from "./app-state.ts";

/** One value of the state; while rendering on the server, and taking over from it, the initial one. */
export function useAppState<Name extends keyof AppState>(name: Name): AppState[Name] {
  return useSyncExternalStore(
    subscribeToAppState,
    () => appState()[name],
    () => initialAppState[name],
  );
}
