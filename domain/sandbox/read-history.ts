import { minuteMs } from "#i18n/day.ts";
import { runPlant, type Plant } from "#domain/simulation";
import type { Context } from "../context.ts";
import { readOrders } from "./commands.ts";
import { sumEnergies, averageFlows, chargeRatio, storedEnergyAfter } from "./energies.ts";
import { historyFrom } from "./read-plant.ts";
import { intervals, maxDaysOfPage, type HistoryItem, type Page } from "./schema.ts";

export type HistoryInput = {
  accountId: string;
  plant: Plant;
  interval: keyof typeof intervals;
  from?: Date;
  to?: Date;
  limit: number;
  /** Index of the first item of the page. */
  offset: number;
};
/** `to`: end of the period, fixed for all pages of the list. */
type Outcome = { ok: true; page: Page<HistoryItem>; from: Date; to: Date } | { ok: false; field: "from" | "to" };

/** Returns the completed intervals within the period, oldest first. */
export async function readHistory(context: Pick<Context, "database" | "clock">, input: HistoryInput): Promise<Outcome> {
  const { plant, offset } = input;
  const size = intervals[input.interval];
  const limit = Math.min(input.limit, (maxDaysOfPage * intervals.day) / size);
  const now = Math.floor(context.clock.now().getTime() / minuteMs);
  const earliest = historyFrom(context.clock.now());
  const to = Math.floor((input.to ? input.to.getTime() / minuteMs : now) / size) * size;
  const from = input.from ? Math.ceil(input.from.getTime() / minuteMs / size) * size : Math.max(to - 96 * size, earliest);
  if (from < earliest) return { ok: false, field: "from" };
  if (to > now || to < from) return { ok: false, field: "to" };
  const total = (to - from) / size;
  const begin = Math.min(from + offset * size, to);
  const end = Math.min(begin + limit * size, to);
  const steps = end > begin ? runPlant(plant, await readOrders(context, input), begin, end) : [];
  const groups = Map.groupBy(steps, (step) => Math.floor(step.from / size));
  const items = Array.from(groups, ([index, stepsOfInterval]): HistoryItem => {
    const last = stepsOfInterval.at(-1);
    const storedWh = last ? storedEnergyAfter(last) : 0;
    return {
      from: momentOf(index * size),
      to: momentOf((index + 1) * size),
      flowsW: averageFlows(stepsOfInterval),
      energyWh: sumEnergies(stepsOfInterval),
      storedWh,
      stateOfCharge: chargeRatio(storedWh, plant.capacityWh),
    };
  });
  const next = end < to ? String(offset + items.length) : null;
  return { ok: true, page: { simulated: true, items, total, next }, from: new Date(from * minuteMs), to: new Date(to * minuteMs) };
}

const momentOf = (minute: number) => new Date(minute * minuteMs).toISOString();
