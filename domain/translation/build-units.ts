import type { findCollection, Field } from "#domain/content";
import { splitTexts, type Texts } from "./field-texts.ts";
import type { Unit } from "./xliff-file.ts";

type Collection = NonNullable<ReturnType<typeof findCollection>>;
type Data = Record<string, unknown>;

/** Builds the translation units of a source text, with target texts if both have the same structure; `outdated` lists stale fields. */
export function buildUnits(
  { fields, perLanguage }: Collection,
  { source, target, outdated }: { source: Data; target: Data; outdated: readonly string[] },
): Unit[] {
  return perLanguage.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const [texts, targetTexts] = alignTexts(field, source[name], target[name]);
    if ([...texts.values(), ...targetTexts.values()].some((text) => unwritable.test(text))) return [];
    return Array.from(texts, ([id, text]) => ({
      id: id === "" ? name : `${name}/${id}`,
      source: text,
      target: targetTexts.get(id),
      note: noteOf(field, texts.has("")),
      isOutdated: outdated.includes(name),
    }));
  });
}

/** Aligns source and target texts. If the numbers of parts differ, a text or list becomes a single unit, and rows have no translation. */
function alignTexts(field: Field, source: unknown, target: unknown): [Texts, Texts] {
  const [texts, targetTexts] = [splitTexts(field, source), splitTexts(field, target)];
  const hasSameParts = targetTexts.size === 0 || [...texts.keys()].every((id) => targetTexts.has(id));
  if (field.kind === "rows" || field.kind === "blocks") return [texts, hasSameParts ? targetTexts : new Map()];
  if (hasSameParts || field.kind === "notes" || field.kind === "group") return [texts, targetTexts];
  return [splitTexts(field, source, true), splitTexts(field, target, true)];
}

function noteOf({ kind, label }: Field, isSingleText: boolean): string {
  if (kind === "markdown" || kind === "blocks") return `${label.en}. Markdown: keep signs such as #, *, | and line breaks.`;
  return kind === "texts" && isSingleText ? `${label.en}. One on each line.` : label.en;
}

// Matches characters that XML 1.0 cannot contain, and the carriage return, which it normalizes.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;
