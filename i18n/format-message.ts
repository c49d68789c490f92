import { fillPlaceholders, type PlaceholderValues } from "./fill-placeholders.ts";
import { formatNumber } from "./format.ts";
import { languages, type Language } from "./languages.ts";

export type PluralForms<Form = string> = { one: Form; other: Form };

/** Selects the plural form for a count by the language's rules. Languages without plural use `one` for exactly 1. */
export function selectPluralForm<Form>(language: Language, count: number, { one, other }: PluralForms<Form>): Form {
  return count === 1 || new Intl.PluralRules(languages[language].tag).select(count) === "one" ? one : other;
}

type CountedText = PluralForms & { none?: string };

/**
 * Fills the placeholders of a message, with numbers in the language's notation. Of a plural message it uses the form for `count`,
 * and `none` for zero if there is one.
 */
export function formatMessage(language: Language, text: string, values: PlaceholderValues): string;
export function formatMessage(language: Language, forms: CountedText, values: PlaceholderValues & { count: number }): string;
export function formatMessage(language: Language, text: string | CountedText, values: PlaceholderValues): string {
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? formatNumber(language, value) : value,
  ]);
  return fillPlaceholders(
    typeof text === "string" ? text : countedForm(language, Number(values.count), text),
    Object.fromEntries(formatted),
  );
}

function countedForm(language: Language, count: number, forms: CountedText): string {
  return (count === 0 ? forms.none : undefined) ?? selectPluralForm(language, count, forms);
}
