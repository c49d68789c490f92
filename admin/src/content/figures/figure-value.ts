/** Values of a figure: a number, a range, a limit or a free text. */
export type FigureValues = { value?: number; min?: number; max?: number; text?: string; bound?: string };
/** `decimalSign` of the staff's language; `bounds` has the words of each limit in all languages, the staff's first. */
export type ValueFormat = { decimalSign: "." | ","; bounds: Readonly<Record<string, readonly string[]>>; units: readonly string[] };

const boundSigns: Record<string, string> = { over: ">", below: "<", upTo: "≤" };
const number = String.raw`[-−]?\s?\d[\d.,'’\s]*`;
const range = new RegExp(String.raw`^(${number}?)\s*(?:–|—|~|～|…|\.\.\.?|-|−|to|à|bis|至|到)\s*(${number})$`, "i");
const single = new RegExp(`^${number}$`);

/** Reads what a user typed, such as "58", "5–10", "> 6000" or a free text. */
export function parseFigureValue(typed: string, format: ValueFormat): FigureValues {
  const text = withoutUnit(typed.trim(), format.units);
  if (text === "") return {};
  const limit = readBound(text, format);
  if (limit) return limit.bound === "over" ? { min: limit.number, bound: limit.bound } : { max: limit.number, bound: limit.bound };
  if (single.test(text)) return textOr(typed, readNumber(text, format), (value) => ({ value }));
  const [, from, to] = range.exec(text) ?? [];
  const [first, last] = [from, to].map((part) => (part === undefined ? undefined : readNumber(part, format)));
  if (first === undefined || last === undefined) return { text: typed.trim() };
  return { min: Math.min(first, last), max: Math.max(first, last) };
}

/** Writes the values of a figure as a user would type them. */
export function formatFigureValue({ value, min, max, text, bound }: FigureValues, format: ValueFormat): string {
  if (text !== undefined) return text;
  const print = (each: number | undefined) => (each === undefined ? "" : String(each).replace("-", "−").replace(".", format.decimalSign));
  if (value !== undefined) return print(value);
  if (min === undefined && max === undefined) return "";
  if (bound !== undefined) return `${boundSigns[bound] ?? format.bounds[bound]?.[0] ?? ""} ${print(min ?? max)}`;
  if (min === undefined || max === undefined) return print(min ?? max);
  // A dash beside a minus sign would be hard to read.
  return min < 0 ? `${print(min)} … ${print(max)}` : `${print(min)}–${print(max)}`;
}

function readBound(text: string, format: ValueFormat): { bound: string; number: number } | undefined {
  for (const [bound, words] of Object.entries(format.bounds)) {
    const sign = boundSigns[bound];
    for (const word of sign === undefined ? words : [sign, ...(sign === "≤" ? ["<="] : []), ...words]) {
      const rest = text.slice(word.length).trim();
      if (!text.toLowerCase().startsWith(word.toLowerCase()) || !single.test(rest)) continue;
      const value = readNumber(rest, format);
      if (value !== undefined) return { bound, number: value };
    }
  }
  return undefined;
}

/** Reads a number with the separators of the language; a separator before other than three digits is the decimal sign. */
function readNumber(text: string, { decimalSign }: ValueFormat): number | undefined {
  const digits = text.replaceAll("−", "-").replaceAll(/[\s'’]/g, "");
  const groupSign = decimalSign === "." ? "," : ".";
  const [last = ""] = /[.,](?=\d*$)/.exec(digits) ?? [];
  const isGrouped = new RegExp(String.raw`^-?\d{1,3}([${groupSign}]\d{3})+([${decimalSign}]\d+)?$`).test(digits);
  const decimal = isGrouped ? decimalSign : last;
  const plain = [...digits].map((sign) => (sign === decimal ? "." : sign === "." || sign === "," ? "" : sign)).join("");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function textOr(typed: string, value: number | undefined, valuesOf: (value: number) => FigureValues): FigureValues {
  return value === undefined ? { text: typed.trim() } : valuesOf(value);
}

/** Removes a typed unit, because the figure has one. */
function withoutUnit(text: string, units: readonly string[]): string {
  const unit = units.find((each) => each !== "" && text.toLowerCase().endsWith(each.toLowerCase()));
  const rest = unit === undefined ? text : text.slice(0, -unit.length).trim();
  return /\d$/.test(rest) ? rest : text;
}
