import { useState } from "react";
import { readStored, removeAllStored, removeStored, writeStored } from "./storage.ts";

const prefix = "ecactus.admin.typed.";
const keyOf = (name: string) => prefix + name;

/** Deletes the unsent text of the user who signs out, because the next one may be another. */
export const forgetStoredStates = (): void => removeAllStored(prefix);

export function hasStoredState(name: string): boolean {
  return readStored(keyOf(name)) !== null;
}

/**
 * Form state in localStorage until `forget` is called, so that neither navigation nor a reload loses input. A component
 * whose `name` changes must use it as its key.
 */
export function useStoredState<State>(name: string, initial: State) {
  const [state, setState] = useState<State>(() => {
    const stored = readStored(keyOf(name));
    return stored === null ? initial : (JSON.parse(stored) as State);
  });
  const store = (next: State) => {
    writeStored(keyOf(name), JSON.stringify(next));
    setState(next);
  };
  const forget = (next: State = initial) => {
    removeStored(keyOf(name));
    setState(next);
  };
  return [state, store, forget] as const;
}
