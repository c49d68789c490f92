import type { findCollection, Field } from "#domain/content";
import { textsOf, type Texts } from "./field-texts.ts";
import type { Unit } from "./xliff-file.ts";

type Collection = NonNullable<ReturnType<typeof findCollection>>;
type Data = Record<string, unknown>;

/** The units of a source edition with the texts that the target has, where both are built alike; `outdated` are its marked fields. */
export function unitsOf(
  { fields, perLanguage }: Collection,
  { source, target, outdated }: { source: Data; target: Data; outdated: readonly string[] },
): Unit[] {
  return perLanguage.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const [texts, translated] = alike(field, source[name], target[name]);
    if ([...texts.values(), ...translated.values()].some((text) => unwritable.test(text))) return [];
    return Array.from(texts, ([id, text]) => ({
      id: id === "" ? name : `${name}/${id}`,
      source: text,
      target: translated.get(id),
      note: noteOf(field, texts.has("")),
      isOutdated: outdated.includes(name),
    }));
  });
}

/** The texts of both values in the same parts: where these differ in number, a text or list is one, and rows have no translation. */
function alike(field: Field, source: unknown, target: unknown): [Texts, Texts] {
  const [texts, translated] = [textsOf(field, source), textsOf(field, target)];
  const isAlike = translated.size === 0 || [...texts.keys()].every((id) => translated.has(id));
  if (field.kind === "rows") return [texts, isAlike ? translated : new Map()];
  if (isAlike || field.kind === "notes" || field.kind === "group") return [texts, translated];
  return [textsOf(field, source, true), textsOf(field, target, true)];
}

function noteOf({ kind, label }: Field, isOne: boolean): string {
  if (kind === "markdown") return `${label.en}. Markdown: keep signs such as #, *, | and line breaks.`;
  return kind === "texts" && isOne ? `${label.en}. One on each line.` : label.en;
}

// What XML 1.0 cannot hold, and a carriage return, which it does not keep.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;
