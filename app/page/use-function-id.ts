import { useEffect } from "react";
import { setAppState } from "./app-state.ts";

export function useFunctionId(functionId: number): void {
  useEffect(() => setAppState({ functionId }), [functionId]);
}
