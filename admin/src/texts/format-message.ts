import type { PlaceholderValues } from "../../../i18n/fill-placeholders.ts";

const chinese = /\p{Script=Han}/u;
const latin = /[\p{Script=Latin}\d()]/u;

/**
 * Replaces placeholders such as `{name}`. Between Chinese and Latin characters it adds a space, as Chinese typography
 * asks for.
 */
export function formatMessage(text: string, values: PlaceholderValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const value = String(values[name] ?? placeholder);
    return spaceBetween(text[at - 1], value[0]) + value + spaceBetween(value.at(-1), text[at + placeholder.length]);
  });
}

function spaceBetween(left = "", right = ""): string {
  return (chinese.test(left) && latin.test(right)) || (latin.test(left) && chinese.test(right)) ? " " : "";
}
