import type { HoursReading, NumberField, NumberReading, OptionalReading } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { recordOf } from "#i18n/record-of.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export type FieldView = { name: string; label: string; unit: string; hint?: string; text: string; error?: string; isText?: boolean };
export type FieldTexts = { label: string; unit: string; hint?: string };

/** A field as the form shows it: what was typed, or the initial value as the language writes it, and what is wrong with it. */
export function fieldView(
  language: Language,
  field: NumberField,
  reading: NumberReading,
  texts: FieldTexts,
  { problems }: SolutionsCopy["sizing"],
): FieldView {
  const print = (value: number) => `${formatNumber(language, value)}\u00a0${texts.unit}`;
  const [one = 0, other = 0] = (reading.problem && reading.readings) ?? [];
  const values = {
    example: ungrouped(language, field.initial),
    unit: texts.unit,
    min: print(field.min),
    max: print(field.max),
    one: ungrouped(language, one),
    other: ungrouped(language, other),
  };
  const error = reading.problem && fillPlaceholders(problems[reading.problem], values);
  return { ...texts, name: field.name, text: reading.text ?? ungrouped(language, field.initial), error };
}

/** The same of a field that may stay empty, and is so at first. */
export function optionalView(
  language: Language,
  field: Omit<NumberField, "initial">,
  reading: OptionalReading,
  texts: FieldTexts,
  copy: SolutionsCopy["sizing"],
): FieldView {
  const isBlank = reading.value === undefined && reading.problem === undefined;
  if (isBlank) return { ...texts, name: field.name, text: reading.text ?? "" };
  return fieldView(language, { ...field, initial: field.min }, reading, texts, copy);
}

/** A field for hours of the day. Label and error have the same example. */
export function hoursView(
  name: string,
  { text = "", problem }: HoursReading,
  { label, unit, example }: { label: string; unit: string; example: string },
  problems: SolutionsCopy["sizing"]["problems"],
): FieldView {
  const fill = (message: string) => fillPlaceholders(message, { example });
  return { name, label, unit: fill(unit), text, isText: true, ...(problem && { error: fill(problems[problem]) }) };
}

/** As one types it: the language's decimal sign, but no groups. */
function ungrouped(language: Language, value: number): string {
  const decimal = formatNumber(language, 0.5).charAt(1);
  return String(value).replace(".", decimal);
}

/** The values of readings that were all understood, by name; `undefined` as long as one was not. */
export function understood<Name extends string>(readings: Record<Name, NumberReading>): Record<Name, number> | undefined {
  const names = keysOf(readings);
  return names.some((name) => readings[name].problem) ? undefined : recordOf(names, (name) => readings[name].value ?? Number.NaN);
}
