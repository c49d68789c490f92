import * as v from "valibot";
import type { NamedFile } from "../../context.ts";
import { picturesIn } from "../text-pictures.ts";
import { schemasOf, type DataOf, type Fields, type SearchWeight, type StaffText } from "../fields/field.ts";

export type EntryData = Record<string, unknown>;

/** What a content type says of itself; all else follows. Adding one is told in docs/how-to/add-a-content-type.md. */
export type Definition<Type extends string, Own extends Fields, Computed extends object, Timed extends object> = {
  /** Name in the API's paths, the database and the content folder. */
  type: Type;
  name: StaffText;
  /** What staff have to know before they begin an entry. */
  about?: StaffText;
  fields: Own;
  /** The field that names an entry. */
  title: keyof Own & string;
  /** Address of an entry's page without language prefix. */
  path(key: string): string;
  /** Place in lists, smallest first; a whole number. */
  position(data: DataOf<Own>): number;
  /** What has to hold among fields; `field`: the one at which it is said that it does not. */
  rule?: { holds(data: DataOf<Own>): boolean; message: string; field?: keyof Own & string };
  /** The first publication of an entry from files; now when the type has no date of its own. */
  publishedAt?(data: DataOf<Own>): Date;
  /** What is worked out from an edition, and its schema; beside it in lists and items. */
  computed?: { schema: v.ObjectEntries; of(data: DataOf<Own>): Computed };
  /** What depends on the moment of asking, and its schema; beside what is stored, in lists and items. */
  timed?: { schema: v.ObjectEntries; of(data: DataOf<Own>, now: Date): Timed };
};

export type Collection<
  Type extends string = string,
  Own extends Fields = Fields,
  Computed extends object = object,
  Timed extends object = object,
> = Definition<Type, Own, Computed, Timed> & {
  schema: v.GenericSchema<unknown, DataOf<Own>>;
  /** Names of the fields that lists carry, and of those that each language has its own of. */
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
  const whole = v.strictObject(schemasOf(fields));
  const namesOf = (has: (field: Fields[string]) => unknown) => Object.keys(fields).filter((name) => has(fields[name]!));
  return {
    ...definition,
    schema: rule
      ? v.pipe(
          whole,
          v.rawCheck(({ dataset, addIssue }) => {
            if (!dataset.typed || rule.holds(dataset.value)) return;
            const { value: input } = dataset;
            const { message, field: key } = rule;
            addIssue({ message, ...(key && { path: [{ type: "object", origin: "value", input, key, value: input[key] }] }) });
          }),
        )
      : whole,
    listed: namesOf(({ list }) => list),
    perLanguage: namesOf(({ perLanguage }) => perLanguage),
    searched: Object.fromEntries(Object.entries(fields).flatMap(([name, { search }]) => (search ? [[name, search]] : []))),
  };
}

/** The files that an entry names, by field, and those in its texts by field and name; without one of them it is refused. */
export function filesOf({ fields }: Collection, data: EntryData): Record<string, NamedFile> {
  const named = Object.entries(fields).flatMap(([name, field]): [string, NamedFile][] => {
    const value = data[name];
    if (typeof value !== "string") return [];
    if (field.kind === "markdown") return picturesIn(value).map((picture) => [`${name}.${picture}`, { kind: "picture", name: picture }]);
    return field.kind === "picture" || field.kind === "file" ? [[name, { kind: field.kind, name: value }]] : [];
  });
  return Object.fromEntries(named);
}
