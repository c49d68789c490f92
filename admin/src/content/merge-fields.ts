import type { EntryData } from "./typed-store.ts";

/** Whether two values of a field are equal: JSON, as the server stores them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two changes of the same `base`. A field that one side left alone takes the value of the other. `conflicts` names
 * the fields that both changed differently; they have my value.
 */
export function mergeFields(base: EntryData, mine: EntryData, theirs: EntryData): { data: EntryData; conflicts: string[] } {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const isUnchangedByMe = (name: string) => isSame(mine[name], base[name]);
  const conflicts = names.filter(
    (name) => !isUnchangedByMe(name) && !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]),
  );
  const merged = names.map((name) => [name, isUnchangedByMe(name) ? theirs[name] : mine[name]] as const);
  return { data: Object.fromEntries(merged.filter(([, value]) => value !== undefined)), conflicts };
}
