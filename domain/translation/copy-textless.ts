import type { Field, findCollection } from "#domain/content";
import { hasTexts, splitTexts } from "./field-texts.ts";

type Collection = NonNullable<ReturnType<typeof findCollection>>;
type Data = Record<string, unknown>;

/** Copies the fields of a source that have no text to translate, including lists that are empty. */
export function copyTextless({ fields, perLanguage }: Collection, source: Data): Data {
  const isTextless = (name: string, field: Field) => !hasTexts(field) || splitTexts(field, source[name]).size === 0;
  const names = perLanguage.filter((name) => fields[name] && isTextless(name, fields[name]) && source[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}
