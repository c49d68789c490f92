import * as v from "valibot";
import { dependentLanguages, fallbackOf } from "#i18n/languages.ts";
import { entryIdentity } from "../entry-identity.ts";
import type { Collection } from "./collections/collection.ts";
import type { Field } from "./fields/field.ts";

/** Builds the API schema of an entry in a list or alone. Mirrors the types `EntrySummary` and `FullEntry`. */
export function entryResponseFields(collection: Collection, part: "listed" | "whole"): v.ObjectEntries {
  const { fields, listed, perLanguage, computed, timed } = collection;
  const names = part === "listed" ? listed : Object.keys(fields);
  const fieldsNamed = (fieldNames: readonly string[]): v.ObjectEntries =>
    Object.fromEntries(fieldNames.flatMap((name) => (fields[name] ? [[name, schemaOfField(fields[name])]] : [])));
  const texts = v.object({ ...fieldsNamed(names.filter((name) => perLanguage.includes(name))), ...computed?.schema });
  return {
    ...entryIdentity,
    path: v.string(),
    ...fieldsNamed(names),
    ...computed?.schema,
    ...timed?.schema,
    ...Object.fromEntries(
      dependentLanguages.map((code) => [code, v.pipe(v.optional(texts), v.description(`The same in ${code}, beside ${fallbackOf(code)}`))]),
    ),
  };
}

function schemaOfField({ kind, schema }: Field): v.GenericSchema {
  if (kind !== "markdown") return schema;
  return v.pipe(v.string(), v.description("HTML"));
}
