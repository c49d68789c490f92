/** A number that is asked for: its name in the address, its bounds, and what stands there before anybody has typed. */
export type NumberField = { name: string; min: number; max: number; initial: number };

export type NumberProblem = "notANumber" | "tooSmall" | "tooLarge";
/** `text` is what was typed, `undefined` where nothing was and the initial value serves. */
export type NumberReading = { text?: string; value: number; problem?: undefined } | { text: string; value?: undefined; problem: NumberProblem };

const spaces = /[\s\u00a0\u202f'’]/g;
const grouped = /^\d{1,3}([.,]\d{3})+$/;
const plain = /^[-\u2212]?\d+([.,]\d+)?$/;

/**
 * A number as people of any of the languages write it. Whether the sign in "9.625" groups or divides, its notation does
 * not say; the field does: it groups where that is still within the bounds.
 */
export function readNumber(text: string | null, { min, max, initial }: NumberField): NumberReading {
  if (text === null) return { value: initial };
  const bare = text.replace(spaces, "");
  const whole = grouped.test(bare) ? Number(bare.replace(/[.,]/g, "")) : undefined;
  if (whole !== undefined && whole <= max) return { text, value: whole };
  if (!plain.test(bare)) return { text, problem: "notANumber" };
  const value = Number(bare.replace(",", ".").replace("\u2212", "-"));
  if (value < min) return { text, problem: whole === undefined ? "tooSmall" : "tooLarge" };
  if (value > max) return { text, problem: "tooLarge" };
  return { text, value };
}

/** Rounds up, but not because of the last binary place of a quotient. */
export function countUp(quotient: number): number {
  return Math.ceil(quotient - 1e-9);
}
