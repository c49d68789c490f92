import { useEffect } from "react";
import { setAppState } from "./app-state.ts";

/** Keeps the sector that a page shows in the state of the app. */
export function useFunctionId(functionId: number): void {
  useEffect(() => setAppState({ functionId }), [functionId]);
}
