import type { Language } from "#i18n/languages.ts";

/** Equation in a text, with its computed left side. `tolerance` is the rounding error that the right side may have. */
export type Equation = { written: string; left: number; right: number; tolerance: number };

const number = "\\d[\\d ,.]*\\d|\\d";
// A number with an optional unit, such as kWh/kWp.
const term = `(?:(?:${number}) ?(?:%|[a-zA-Z€$/²]+)?)`;
const sum = `\\(${term}(?: [−+] ${term})+\\)`;
const expression = new RegExp(`((?:${sum}|${term})(?: [−+×÷] (?:${sum}|${term}))+) [=≈] (${number}) ?(%|Wh?\\b)?`, "g");

/** Finds every `a ÷ b × c = d` in a text, with or without units. A ratio may be given in percent. */
export function findEquations(text: string, language: Language): Equation[] {
  const decimal = language === "fr" || language === "de" ? "," : ".";
  const valueOf = (written: string) => {
    const value = Number(
      written
        .replace(/[^\d.,]/g, "")
        .replaceAll(decimal === "," ? "." : ",", "")
        .replace(",", "."),
    );
    if (written.endsWith("%")) return value / 100;
    // Convert watts, which texts mix with kilowatts.
    return / Wh?$/.test(written) ? value / 1000 : value;
  };
  return Array.from(text.matchAll(expression), ([written, left, result, unit]) => {
    const places = (result!.split(decimal)[1]?.length ?? 0) + (unit === "%" ? 2 : unit === undefined ? 0 : 3);
    return {
      written,
      left: valueOfSum(left!, valueOf),
      right: valueOf(`${result!} ${unit ?? ""}`.trimEnd()),
      tolerance: 0.5 / 10 ** places + 1e-9,
    };
  });
}

/** Evaluates sums of products. Brackets may contain a sum of numbers. */
function valueOfSum(written: string, valueOf: (term: string) => number): number {
  const sumsByName = new Map<string, number>();
  const withoutBrackets = written.replace(/\(([^)]*)\)/g, (_, bracket: string) => {
    const name = `#${sumsByName.size}`;
    sumsByName.set(name, valueOfSum(bracket, valueOf));
    return name;
  });
  const [first, ...rest] = withoutBrackets.split(/ ([−+]) /);
  const product = (text: string) => {
    const [head, ...factors] = text.split(/ ([×÷]) /);
    const value = (factor: string) => sumsByName.get(factor) ?? valueOf(factor);
    return pairs(factors).reduce((all, [sign, factor]) => (sign === "×" ? all * value(factor) : all / value(factor)), value(head!));
  };
  return pairs(rest).reduce((all, [sign, text]) => (sign === "+" ? all + product(text) : all - product(text)), product(first!));
}

function pairs(parts: string[]): [sign: string, part: string][] {
  return parts.flatMap((part, index) => (index % 2 === 1 ? [[parts[index - 1]!, part] as [string, string]] : []));
}
