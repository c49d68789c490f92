import { useEffect } from "react";
import { setAppState } from "./app-state.ts";

/** Stores the sector that a page shows in the app state. */
export function useFunctionId(functionId: number): void {
  useEffect(() => setAppState({ functionId }), [functionId]);
}
