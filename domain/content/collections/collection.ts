import * as v from "valibot";
import { parsePicture } from "#domain/media/schema";
import type { FileReference } from "../../context.ts";
import { picturesIn } from "../pictures-in.ts";
import { leavesOf } from "../fields/leaves.ts";
import { errorCode } from "../../fields.ts";
import { schemasOf, type DataOf, type Fields, type OnlyFor, type SearchWeight, type StaffText } from "../fields/field.ts";

export type EntryData = Record<string, unknown>;

/** docs/how-to/add-a-content-type.md explains how to add a content type. */
export type Definition<Type extends string, Own extends Fields, Computed extends object, Timed extends object> = {
  /** Names the type in API paths, the database and the content folder. */
  type: Type;
  name: StaffText;
  /** Staff see these instructions above the form. */
  about?: StaffText;
  fields: Own;
  /** The field of this name is the entry's title. */
  title: keyof Own & string;
  /** Returns the path of an entry's page without language prefix. */
  path(key: string): string;
  /** Returns the sort position in lists, an integer; lists are ascending. */
  position(data: DataOf<Own>): number;
  /** Checks a rule across fields; `field` receives the error message. */
  rule?: { holds(data: DataOf<Own>): boolean; message: string; field?: keyof Own & string };
  /** Returns the publication date of an imported entry; the default is the time of import. */
  publishedAt?(data: DataOf<Own>): Date;
  /** Computes more fields of lists and items from the data. */
  computed?: { schema: v.ObjectEntries; of(data: DataOf<Own>): Computed };
  /** Computes more fields of lists and items from the data and the current time. */
  timed?: { schema: v.ObjectEntries; of(data: DataOf<Own>, now: Date): Timed };
};

export type Collection<
  Type extends string = string,
  Own extends Fields = Fields,
  Computed extends object = object,
  Timed extends object = object,
> = Definition<Type, Own, Computed, Timed> & {
  schema: v.GenericSchema<unknown, DataOf<Own>>;
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
  const objectSchema = schemaOf(fields);
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

/** Requires and drops fields that only some choices of another field have (`onlyFor`). */
function schemaOf<Own extends Fields>(fields: Own): v.GenericSchema<unknown, DataOf<Own>> {
  const schema = v.strictObject(schemasOf(fields));
  const dependent = Object.entries(fields).flatMap(([name, { onlyFor }]) => (onlyFor ? [{ name, onlyFor }] : []));
  if (dependent.length === 0) return schema;
  const isFor = (data: EntryData, { field, choices }: OnlyFor) => choices.some((choice) => choice === data[field]);
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: EntryData = dataset.value;
      for (const { name: key, onlyFor } of dependent)
        if (onlyFor.isNeeded && input[key] === undefined && isFor(input, onlyFor))
          addIssue({ message: errorCode("required"), path: [{ type: "object", origin: "value", input, key, value: undefined }] });
    }),
    v.transform((data) => {
      const others = new Set(dependent.filter(({ onlyFor }) => !isFor(data, onlyFor)).map(({ name }) => name));
      return Object.fromEntries(Object.entries(data).filter(([name]) => !others.has(name))) as DataOf<Own>;
    }),
  );
}

/** Returns the files that an entry refers to, by dotted path; images in Markdown by path and name. */
export function filesOf({ fields }: Collection, data: EntryData): Record<string, FileReference> {
  const files = leavesOf(fields, data).flatMap(({ path, field, value }): [string, FileReference][] => {
    if (typeof value !== "string") return [];
    if (field.kind === "markdown") return picturesIn(value).map((picture) => [`${path}.${picture}`, { kind: "picture", name: picture }]);
    if (field.kind === "picture") return [[path, { kind: "picture", name: parsePicture(value).name }]];
    return field.kind === "file" ? [[path, { kind: "file", name: value }]] : [];
  });
  return Object.fromEntries(files);
}
