import * as v from "valibot";
import type { StaffLanguage } from "#i18n/staff-languages.ts";

/** What something is called on the staff's screens, in each language that they are in. */
export type StaffText = Record<StaffLanguage, string>;
/** How much a find in a field counts: A names the entry, D is its long text. Excerpts are cut from C and D. */
export type SearchWeight = "A" | "B" | "C" | "D";

/** What is said of any field besides its kind. */
export type FieldOptions = {
  label: StaffText;
  help?: StaffText;
  /** Each language has its own; else one value holds in all. */
  perLanguage?: true;
  /** An entry without it is whole. */
  required?: false;
  /** Lists carry it. */
  list?: true;
  search?: SearchWeight;
};

/** The kinds of fields, with what the staff's form needs to know of each besides its options. */
export type FieldKind =
  | { kind: "text" | "longText" | "texts" | "day" | "moment" | "timeZone" | "country" | "flag" | "place" | "picture" | "file" }
  /** `headings`: the levels that a text of it may have. */
  | { kind: "markdown"; headings: readonly number[] }
  | { kind: "number"; min: number; max: number; whole?: true; unit?: string }
  /** `groups`: under which heading a choice stands in a long list; those of none come first. */
  | {
      kind: "oneOf" | "manyOf" | "notes";
      choices: readonly string[];
      names: Record<string, StaffText>;
      groups?: Partial<Record<string, StaffText>>;
    }
  /** Keys of entries of a type. */
  | { kind: "links"; to: string }
  | { kind: "group"; fields: Fields }
  | { kind: "rows"; fields: Fields; fewest?: number; most?: number };

export type Field<Schema extends v.GenericSchema = v.GenericSchema, Options extends FieldOptions = FieldOptions> = FieldKind &
  Options & { schema: Schema };
export type Fields = Record<string, Field>;

/** The schema of each field by its name. */
export type SchemasOf<Own extends Fields> = { [Name in keyof Own]: Own[Name]["schema"] };
export type DataOf<Own extends Fields> = v.InferOutput<v.StrictObjectSchema<SchemasOf<Own>, undefined>>;

type Asked<Schema extends v.GenericSchema, Options> = Options extends { required: false } ? v.OptionalSchema<Schema, undefined> : Schema;

/** A field of a kind; one that is not required may be left out. */
// @__NO_SIDE_EFFECTS__
export function fieldOf<const Kind extends FieldKind, Schema extends v.GenericSchema, const Options extends FieldOptions>(
  kind: Kind,
  schema: Schema,
  options: Options,
): Kind & Options & { schema: Asked<Schema, Options> } {
  const asked = options.required === false ? v.optional(schema) : schema;
  return { ...options, ...kind, schema: asked as Asked<Schema, Options> };
}

/** The schemas of fields by their names. */
// @__NO_SIDE_EFFECTS__
export function schemasOf<Own extends Fields>(fields: Own): SchemasOf<Own> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<Own>;
}
