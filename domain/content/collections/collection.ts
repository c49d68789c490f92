import * as v from "valibot";
import type { NamedFile } from "../../context.ts";
import { picturesIn } from "../pictures-in.ts";
import { schemasOf, type DataOf, type Fields, type SearchWeight, type StaffText } from "../fields/field.ts";

export type EntryData = Record<string, unknown>;

/** Definition of a content type. docs/how-to/add-a-content-type.md tells how to add one. */
export type Definition<Type extends string, Own extends Fields, Computed extends object, Timed extends object> = {
  /** Name in the API's paths, the database and the content folder. */
  type: Type;
  // Name of the content type on the staff's screens.
  name: StaffText;
  /** Instructions shown to staff above the form. */
  about?: StaffText;
  fields: Own;
  /** Name of the field that is the entry's title. */
  title: keyof Own & string;
  /** Address of an entry's page without language prefix. */
  path(key: string): string;
  /** Sort position in lists, ascending; an integer. */
  position(data: DataOf<Own>): number;
  /** Validation rule across fields; `field` receives its error message. */
  rule?: { holds(data: DataOf<Own>): boolean; message: string; field?: keyof Own & string };
  /** Publication date of imported entries; by default the time of import. */
  publishedAt?(data: DataOf<Own>): Date;
  /** Fields computed from the data, with their schema; part of lists and items. */
  computed?: { schema: v.ObjectEntries; of(data: DataOf<Own>): Computed };
  /** Fields that depend on the current time, with their schema; part of lists and items. */
  timed?: { schema: v.ObjectEntries; of(data: DataOf<Own>, now: Date): Timed };
};

export type Collection<
  Type extends string = string,
  Own extends Fields = Fields,
  Computed extends object = object,
  Timed extends object = object,
> = Definition<Type, Own, Computed, Timed> & {
  schema: v.GenericSchema<unknown, DataOf<Own>>;
  /** Names of the fields in lists, and of the fields that differ per language. */
  listed: readonly string[];
  perLanguage: readonly string[];
  searched: Record<string, SearchWeight>;
};

// @__NO_SIDE_EFFECTS__
export function defineCollection<
  const Type extends string,
  const Own extends Fields,
  Computed extends object = object,
  Timed extends object = object,
>(definition: Definition<Type, Own, Computed, Timed>): Collection<Type, Own, Computed, Timed> {
  const { fields, rule } = definition;
  const objectSchema = v.strictObject(schemasOf(fields));
  const namesOf = (has: (field: Fields[string]) => unknown) => Object.keys(fields).filter((name) => has(fields[name]!));
  return {
    ...definition,
    schema: rule
      ? v.pipe(
          objectSchema,
          v.rawCheck(({ dataset, addIssue }) => {
            if (!dataset.typed || rule.holds(dataset.value)) return;
            const { value: input } = dataset;
            const { message, field: key } = rule;
            addIssue({ message, ...(key && { path: [{ type: "object", origin: "value", input, key, value: input[key] }] }) });
          }),
        )
      : objectSchema,
    listed: namesOf(({ list }) => list),
    perLanguage: namesOf(({ perLanguage }) => perLanguage),
    searched: Object.fromEntries(Object.entries(fields).flatMap(([name, { search }]) => (search ? [[name, search]] : []))),
  };
}

/** Files that an entry refers to: by field name, for images in Markdown by `field.name`. An entry with a missing file is invalid. */
export function filesOf({ fields }: Collection, data: EntryData): Record<string, NamedFile> {
  const files = Object.entries(fields).flatMap(([name, field]): [string, NamedFile][] => {
    const value = data[name];
    if (typeof value !== "string") return [];
    if (field.kind === "markdown") return picturesIn(value).map((picture) => [`${name}.${picture}`, { kind: "picture", name: picture }]);
    return field.kind === "picture" || field.kind === "file" ? [[name, { kind: field.kind, name: value }]] : [];
  });
  return Object.fromEntries(files);
}
