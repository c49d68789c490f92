import type { Window } from "#domain/simulation";
import type { WindowText } from "./schema.ts";

const quarterOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 4 + minutes / 15;
};
const timeOf = (quarter: number) => [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, "0")).join(":");

/** The parts of a day as the model counts them. */
export const readWindows = (windows: readonly WindowText[]): Window[] =>
  windows.map(({ from, to, ...rest }) => ({ ...rest, from: quarterOf(from), to: quarterOf(to) }));

/** The parts of a day as clients read them. */
export const showWindows = (windows: readonly Window[]): WindowText[] =>
  windows.map(({ from, to, ...rest }) => ({ ...rest, from: timeOf(from), to: timeOf(to) }));

/** Whether each ends after it begins, and before the next one. */
export function areApart(windows: readonly Window[]): boolean {
  const sorted = windows.toSorted((one, other) => one.from - other.from);
  return sorted.every(({ from, to }, index) => from < to && to <= (sorted[index + 1]?.from ?? to));
}
