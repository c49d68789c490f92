import { isBlank, removeInvisible } from "../visible-text.ts";

/** Quarter hours of a day at which a price applies, from 0 (midnight) to 95. */
export type Quarters = readonly number[];
/** `text`: the typed text; `quarters`: `undefined` if the text is blank. */
export type HoursReading = { text?: string; quarters?: Quarters; problem?: "notHours" };

export const quartersOfDay = 96;

const time = String.raw`(\d{1,2})(?:(?:[:.]|h|时|点)(\d{2})?(?:分)?)?(?:uhr|h|am|pm|时|点)?`;
const windowPattern = new RegExp(`^${time}(?:-|–|—|~|～|至|到|à|bis|to)${time}$`);
const separators = /[,;，、；]|\bet\b|\bund\b|\band\b|和/;

/** Parses windows such as `10-12, 14:30–19` or `3pm–9pm`; a window may pass midnight. */
export function readHours(text: string | null): HoursReading {
  if (text === null || isBlank(text)) return { ...(text !== null && { text }) };
  const windows = removeInvisible(text)
    .normalize("NFKC")
    .toLowerCase()
    .split(separators)
    .map((part) => readWindow(part.replace(/\s+/g, "")));
  const quarters = windows.flatMap((window) => window ?? []);
  const isValid = windows.every((window) => window !== undefined) && new Set(quarters).size === quarters.length;
  return isValid ? { text, quarters } : { text, problem: "notHours" };
}

function readWindow(text: string): number[] | undefined {
  const match = windowPattern.exec(text);
  if (!match) return undefined;
  const halves = text.match(/am|pm/g) ?? [];
  // In "3-9pm" the half of the day holds for both times.
  const start = quarterOf(match[1], match[2], halves[0]);
  const end = quarterOf(match[3], match[4], halves.at(-1));
  if (start === undefined || end === undefined) return undefined;
  const length = (end - start + quartersOfDay) % quartersOfDay || quartersOfDay;
  return Array.from({ length }, (_, index) => (start + index) % quartersOfDay);
}

function quarterOf(hourText = "", minuteText = "00", half?: string): number | undefined {
  const hour = half ? (Number(hourText) % 12) + (half === "pm" ? 12 : 0) : Number(hourText);
  const minute = Number(minuteText);
  const isTime = minute % 15 === 0 && hour * 60 + minute <= 24 * 60 && minute < 60;
  return isTime ? hour * 4 + minute / 15 : undefined;
}
