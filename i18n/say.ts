import { fill, type Values } from "./fill.ts";
import { formatNumber } from "./format.ts";
import { languages, type Language } from "./languages.ts";

/** What is said of one and of more. */
export type Counted<Form = string> = { one: Form; other: Form };

/** The form that goes with a count: `one` is what the language counts as such, and 1 in those that have no plural. */
export function formOf<Form>(language: Language, count: number, { one, other }: Counted<Form>): Form {
  return count === 1 || new Intl.PluralRules(languages[language].tag).select(count) === "one" ? one : other;
}

type CountedText = Counted & { none?: string };

/**
 * A text with its places filled, numbers in the language's notation; of a counted one the form that goes with `count`, and
 * `none` for zero where that has words of its own.
 */
export function say(language: Language, text: string, values: Values): string;
export function say(language: Language, forms: CountedText, values: Values & { count: number }): string;
export function say(language: Language, text: string | CountedText, values: Values): string {
  const printed = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? formatNumber(language, value) : value]);
  return fill(typeof text === "string" ? text : countedForm(language, Number(values.count), text), Object.fromEntries(printed));
}

function countedForm(language: Language, count: number, forms: CountedText): string {
  return (count === 0 ? forms.none : undefined) ?? formOf(language, count, forms);
}
