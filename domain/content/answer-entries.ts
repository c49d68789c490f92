import * as v from "valibot";
import { dependentLanguages, fallbackOf } from "#i18n/languages.ts";
import { entryIdentity } from "../entry-identity.ts";
import type { Collection } from "./collections/collection.ts";
import type { Field } from "./fields/field.ts";

/** What the API says of an entry of a type, in a list or by itself: `Listed` and `Whole` at run time. */
export function answerEntries(collection: Collection, part: "listed" | "whole"): v.ObjectEntries {
  const { fields, listed, perLanguage, computed, timed } = collection;
  const names = part === "listed" ? listed : Object.keys(fields);
  const ofNames = (wanted: readonly string[]): v.ObjectEntries =>
    Object.fromEntries(wanted.flatMap((name) => (fields[name] ? [[name, answerOf(fields[name])]] : [])));
  const texts = v.object({ ...ofNames(names.filter((name) => perLanguage.includes(name))), ...computed?.schema });
  return {
    ...entryIdentity,
    path: v.string(),
    ...ofNames(names),
    ...computed?.schema,
    ...timed?.schema,
    ...Object.fromEntries(
      dependentLanguages.map((code) => [code, v.pipe(v.optional(texts), v.description(`The same in ${code}, beside ${fallbackOf(code)}`))]),
    ),
  };
}

/** Markdown is answered as HTML. */
function answerOf({ kind, schema }: Field): v.GenericSchema {
  if (kind !== "markdown") return schema;
  return v.pipe(v.string(), v.description("HTML"));
}
