import * as v from "valibot";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import type { StaffLanguage } from "../../texts/staff-language.ts";

const text = v.object({ en: v.string(), fr: v.string(), de: v.string(), cn: v.string() });
const describedFields = v.array(
  v.looseObject({
    name: v.string(),
    kind: v.string(),
    label: text,
    perLanguage: v.boolean(),
    required: v.boolean(),
    needsValue: v.boolean(),
  }),
);
const kindOptions = v.object({
  help: v.optional(text),
  /** A list of words instead of sentences. */
  isWordList: v.optional(v.boolean(), false),
  unit: v.optional(v.string()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  most: v.optional(v.number(), Infinity),
  to: v.optional(v.string(), ""),
  headings: v.optional(v.array(v.number()), []),
  choices: v.optional(v.array(v.string()), []),
  names: v.optional(v.record(v.string(), text), {}),
  groups: v.optional(v.record(v.string(), text), {}),
  onlyFor: v.optional(v.object({ field: v.string(), choices: v.array(v.string()), isNeeded: v.optional(v.boolean(), false) })),
  /** Units, their names and the field of the conditions belong to the rows of a data sheet. */
  units: v.optional(v.record(v.string(), v.string())),
  unitNames: v.optional(v.record(v.string(), text), {}),
  notesField: v.optional(v.string()),
  /** Text, aspect ratio and the need of transparency belong to an image. */
  textField: v.optional(v.string()),
  ratio: v.optional(v.number()),
  isCutout: v.optional(v.boolean(), false),
  fields: v.optional(describedFields, []),
  blocks: v.optional(v.array(v.object({ kind: v.string(), name: text, fields: describedFields })), []),
});

/** Reads the options that depend on the kind of a field. */
export function readKindOptions(field: DescribedField): v.InferOutput<typeof kindOptions> {
  return v.parse(kindOptions, field);
}

export function helpOf(field: DescribedField, language: StaffLanguage): string | undefined {
  return readKindOptions(field).help?.[language];
}

/** Returns the heading under which a choice is listed; only long lists have groups. */
export function groupOf(field: DescribedField, choice: string, language: StaffLanguage): string | undefined {
  return readKindOptions(field).groups[choice]?.[language];
}

export function choiceNames(field: DescribedField, language: StaffLanguage): [choice: string, name: string][] {
  const { choices, names } = readKindOptions(field);
  return choices.map((choice) => [choice, names[choice]?.[language] ?? choice]);
}
