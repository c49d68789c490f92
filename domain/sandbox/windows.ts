import type { ScheduleWindow } from "#domain/simulation";
import type { WindowText } from "./schema.ts";

const quarterOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 4 + minutes / 15;
};
const timeOf = (quarter: number) => [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, "0")).join(":");

/** Converts windows from the API format to the format of the simulation. */
export const parseWindows = (windows: readonly WindowText[]): ScheduleWindow[] =>
  windows.map(({ from, to, ...rest }) => ({ ...rest, from: quarterOf(from), to: quarterOf(to) }));

/** Converts windows from the format of the simulation to the API format. */
export const formatWindows = (windows: readonly ScheduleWindow[]): WindowText[] =>
  windows.map(({ from, to, ...rest }) => ({ ...rest, from: timeOf(from), to: timeOf(to) }));

/** Whether no windows overlap and each ends after its start. */
export function areDisjoint(windows: readonly ScheduleWindow[]): boolean {
  const sorted = windows.toSorted((one, other) => one.from - other.from);
  return sorted.every(({ from, to }, index) => from < to && to <= (sorted[index + 1]?.from ?? to));
}
