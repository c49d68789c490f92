import type { PlaceholderValues } from "../../../i18n/fill-placeholders.ts";
import { currentLocale } from "./staff-language.ts";

const chinese = /\p{Script=Han}/u;
const latin = /[\p{Script=Latin}\d()]/u;

const plural = /\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g;

/**
 * Replaces placeholders such as `{name}`, and `{count|subscriber|subscribers}` by the form that the number needs. Between Chinese and Latin characters it adds a space, as Chinese typography
 * asks for.
 */
export function formatMessage(template: string, values: PlaceholderValues): string {
  const text = template.replace(plural, (_, name: string, one: string, other: string) => (isSingular(Number(values[name])) ? one : other));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const value = String(values[name] ?? placeholder);
    return spaceBetween(text[at - 1], value[0]) + value + spaceBetween(value.at(-1), text[at + placeholder.length]);
  });
}

const isSingular = (count: number) => new Intl.PluralRules(currentLocale()).select(count) === "one";

function spaceBetween(left = "", right = ""): string {
  return (chinese.test(left) && latin.test(right)) || (latin.test(left) && chinese.test(right)) ? " " : "";
}
