import type { Values } from "../../../i18n/fill.ts";

const chinese = /\p{Script=Han}/u;
const latin = /[\p{Script=Latin}\d()]/u;

/**
 * Replaces placeholders such as `{name}`. Between Chinese and Latin characters it adds a space, as Chinese typography
 * asks for.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string, at: number) => {
    const value = String(values[name] ?? place);
    return between(text[at - 1], value[0]) + value + between(value.at(-1), text[at + place.length]);
  });
}

function between(left = "", right = ""): string {
  return (chinese.test(left) && latin.test(right)) || (latin.test(left) && chinese.test(right)) ? " " : "";
}
