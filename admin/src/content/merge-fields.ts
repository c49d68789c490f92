import { mergeSequence } from "./merge-sequence.ts";
import type { EntryData } from "./typed-store.ts";

/** Two changes of the same `base`. */
type Sides<Value> = { base: Value; mine: Value; theirs: Value };
type Side = "mine" | "theirs";
type Merged<Value> = { value: Value; isConflict: boolean };

/** Whether two values of a field are equal: JSON, as the server stores them. PostgreSQL does not keep the order of keys. */
export const isSame = (one: unknown, other: unknown) => serialize(one) === serialize(other);

const isObject = (value: unknown): value is EntryData => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => value === undefined || typeof value === "string";

/**
 * Merges two changes of the same `base`. A field, paragraph or row that one side left alone takes the value of the other.
 * `conflicts` names the fields that both changed differently; they have my value, or theirs for the names in `fieldsToTake`.
 */
export function mergeFields(
  { base, mine, theirs }: Sides<EntryData>,
  fieldsToTake: ReadonlySet<string> = new Set(),
): { data: EntryData; conflicts: string[] } {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const sides = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return { name, ...mergeValue(sides, fieldsToTake.has(name) ? "theirs" : "mine") };
  });
  return {
    data: Object.fromEntries(merged.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    conflicts: merged.flatMap(({ name, isConflict }) => (isConflict ? [name] : [])),
  };
}

/** Merges the value of a field. `preferred` decides where both sides changed the same part. */
export function mergeValue({ base, mine, theirs }: Sides<unknown>, preferred: Side): Merged<unknown> {
  if (isSame(mine, base)) return { value: theirs, isConflict: false };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { value: mine, isConflict: false };
  if (typeof base === "string" && typeof mine === "string" && typeof theirs === "string")
    return mergeTexts({ base, mine, theirs }, preferred);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists({ base, mine, theirs }, preferred);
  if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined)) {
    const sides = { base: base ?? {}, mine, theirs };
    if (hasOnlyTextChanges(sides)) {
      const { data, conflicts } = mergeFields(sides, preferred === "theirs" ? new Set(Object.keys({ ...mine, ...theirs })) : undefined);
      return { value: data, isConflict: conflicts.length > 0 };
    }
  }
  return { value: preferred === "mine" ? mine : theirs, isConflict: true };
}

/** Numbers of a group belong together, such as coordinates, so they are never taken from both sides. */
function hasOnlyTextChanges({ base, mine, theirs }: Sides<EntryData>): boolean {
  const names = Object.keys({ ...base, ...mine, ...theirs });
  return names.every((name) => [base[name], mine[name], theirs[name]].every(isText));
}

/** Merges by paragraphs, which an empty line separates. Splitting and joining changes no character. */
function mergeTexts({ base, mine, theirs }: Sides<string>, preferred: Side): Merged<string> {
  const split = (text: string) => text.split("\n\n");
  const { tokens, isConflict } = mergeSequence({ base: split(base), mine: split(mine), theirs: split(theirs) }, preferred);
  return { value: tokens.join("\n\n"), isConflict };
}

function mergeLists({ base, mine, theirs }: Sides<unknown[]>, preferred: Side): Merged<unknown[]> {
  const rows = new Map([...base, ...theirs, ...mine].map((row) => [serialize(row), row]));
  const split = (list: unknown[]) => list.map(serialize);
  const { tokens, isConflict } = mergeSequence({ base: split(base), mine: split(mine), theirs: split(theirs) }, preferred);
  return { value: tokens.map((token) => rows.get(token)), isConflict };
}

function serialize(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
    ) ?? ""
  );
}
