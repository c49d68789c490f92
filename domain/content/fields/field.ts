import * as v from "valibot";
import type { StaffLanguage } from "#i18n/staff-languages.ts";

export type StaffText = Record<StaffLanguage, string>;
/** PostgreSQL's weights: A for the entry's name, D for its long text. Excerpts are taken from C and D. */
export type SearchWeight = "A" | "B" | "C" | "D";

export type OnlyFor = { field: string; choices: readonly string[]; isNeeded?: true };

export type FieldOptions = {
  label: StaffText;
  help?: StaffText;
  /** Gives each language its own value; otherwise all languages share one. */
  perLanguage?: true;
  /** Allows an empty field. */
  required?: false;
  /** Only some choices of another field have this field; `isNeeded` requires it for them. */
  onlyFor?: OnlyFor;
  list?: true;
  search?: SearchWeight;
};

/** Each kind has the data that its form field needs besides the options. */
export type FieldKind =
  | { kind: "text" | "longText" | "day" | "moment" | "timeZone" | "country" | "flag" | "place" | "file" | "target" }
  | { kind: "texts"; isWordList?: true }
  /**
   * `textField` is the path of the text that describes the image, `ratio` that of width to height on the page. `isCutout`:
   * the image stands on the background of the page, so it needs transparency.
   */
  | { kind: "picture"; textField?: string; ratio?: number; isCutout?: true }
  | { kind: "markdown"; headings: readonly number[] }
  | { kind: "number"; min: number; max: number; whole?: true; unit?: string }
  /** `groups` has the heading of each choice in a long list; choices without one come first. */
  | {
      kind: "oneOf" | "manyOf" | "notes";
      choices: readonly string[];
      names: Record<string, StaffText>;
      groups?: Partial<Record<string, StaffText>>;
    }
  /** Slugs refer to entries of the type `to`. */
  | { kind: "links"; to: string; most?: number }
  | { kind: "group"; fields: Fields }
  /** `units` has the unit of each row by its name, `unitNames` how staff see a unit; `notesField` has the notes for the rows. */
  | {
      kind: "rows";
      fields: Fields;
      fewest?: number;
      most?: number;
      units?: Record<string, string>;
      unitNames?: Record<string, StaffText>;
      notesField?: string;
    }
  /** Parts of a page in any order; `blocks` has the kinds of parts with their own fields. */
  | { kind: "blocks"; blocks: BlockKinds; most: number };

export type BlockKinds = Record<string, { name: StaffText; fields: Fields }>;

export type Field<Schema extends v.GenericSchema = v.GenericSchema, Options extends FieldOptions = FieldOptions> = FieldKind &
  Options & { schema: Schema };
export type Fields = Record<string, Field>;

export type SchemasOf<Own extends Fields> = { [Name in keyof Own]: Own[Name]["schema"] };
export type DataOf<Own extends Fields> = v.InferOutput<v.StrictObjectSchema<SchemasOf<Own>, undefined>>;

/** A block names its kind beside the fields of that kind. */
export type BlockOf<Own extends BlockKinds> = { [Name in keyof Own]: { kind: Name } & DataOf<Own[Name]["fields"]> }[keyof Own];

type Requirable<Schema extends v.GenericSchema, Options> = Options extends { required: false }
  ? v.OptionalSchema<Schema, undefined>
  : Schema;

/** Makes the schema optional if the field is not required. */
// @__NO_SIDE_EFFECTS__
export function fieldOf<const Kind extends FieldKind, Schema extends v.GenericSchema, const Options extends FieldOptions>(
  kind: Kind,
  schema: Schema,
  options: Options,
): Kind & Options & { schema: Requirable<Schema, Options> } {
  const wrapped = options.required === false ? v.optional(schema) : schema;
  return { ...options, ...kind, schema: wrapped as Requirable<Schema, Options> };
}

// @__NO_SIDE_EFFECTS__
export function schemasOf<Own extends Fields>(fields: Own): SchemasOf<Own> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<Own>;
}
