import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { dayMs, minuteMs } from "#i18n/day.ts";
import { balance, type Balance } from "./balance.ts";
import { solarPowerOn, type Plant, type ScheduleWindow } from "./plants.ts";

/** An API client sets commands, ordered by start; `from` is in minutes since 1970. */
export type Command = { from: number; schedule?: readonly ScheduleWindow[] | null; exportW?: number | null; batteryW?: number | null };
/** A setting without a command is the plant's default. */
export type Control = { schedule: readonly ScheduleWindow[]; exportW: number; batteryW: number };

/** A running battery needs a look-back of two to four days. */
const maxLookBackDays = 8;
const eraDays = 32;
/** Caches results, because a battery on hold for a year requires simulating that year. */
const cache = new LRUCache<string, number>({ max: 2000 });

/** Energies are in Wh; `stored` is the energy in the battery at the start of the step. */
export type Step = { from: number; minutes: number; flows: Balance; stored: number; control: Control; window?: ScheduleWindow };

const quarterMinutes = 15;
export const dayMinutes = dayMs / minuteMs;
/** The simulation starts on this day. The initial charge is irrelevant after the first day with a full or empty battery. */
export const firstDay = Date.UTC(2024, 0) / dayMs;

export function controlAt(plant: Plant, commands: readonly Command[], minute: number): Control {
  const last = <Name extends "schedule" | "exportW" | "batteryW">(name: Name) =>
    commands.findLast((command) => command.from <= minute && command[name] !== undefined)?.[name];
  return {
    schedule: last("schedule") ?? plant.schedule,
    exportW: last("exportW") ?? plant.connectionW,
    batteryW: last("batteryW") ?? plant.batteryW,
  };
}

/** Simulates a day in quarters of an hour, split where a command starts. */
function runDay(plant: Plant, commands: readonly Command[], day: number, storedBefore: number): { steps: Step[]; stored: number } {
  const light = solarPowerOn(plant, day);
  const steps: Step[] = [];
  let stored = storedBefore;
  for (let quarter = 0; quarter < dayMinutes / quarterMinutes; quarter += 1) {
    const begin = day * dayMinutes + quarter * quarterMinutes;
    const uses = plant.uses(day, quarter);
    const sun = light(quarter);
    for (const [from, to] of splitByCommands(commands, begin, begin + quarterMinutes)) {
      const minutes = to - from;
      const energy = (watts: number) => Math.round((watts * minutes) / 60);
      const control = controlAt(plant, commands, from);
      const window = control.schedule.find((each) => quarter >= each.from && quarter < each.to);
      const flows = balance(
        { sun: energy(sun), house: energy(uses.load), car: energy(uses.car) },
        { stored, capacity: plant.capacityWh, reserve: plant.reserveWh, limit: energy(control.batteryW) },
        { exported: energy(control.exportW), charge: window && commandedEnergy(window, energy) },
      );
      steps.push({ from, minutes, flows, stored, control, window });
      stored += flows.uses.battery - flows.sources.battery;
    }
  }
  return { steps, stored };
}

function commandedEnergy({ mode, powerW }: ScheduleWindow, energy: (watts: number) => number): number {
  return mode === "hold" ? 0 : energy(powerW) * (mode === "charge" ? 1 : -1);
}

function splitByCommands(commands: readonly Command[], begin: number, end: number): [from: number, to: number][] {
  const cuts = [...new Set(commands.map(({ from }) => from).filter((from) => from > begin && from < end))];
  const bounds = [begin, ...cuts, end];
  return cuts.length === 0 ? [[begin, end]] : bounds.slice(1).map((to, index) => [bounds[index] ?? begin, to]);
}

/**
 * Computes the energy in the battery at the start of a day from the days before. The simulation is monotonic, so the
 * look-back ends where an empty and a full battery lead to the same value.
 */
export function storedAt(plant: Plant, commands: readonly Command[], day: number): number {
  const earlierCommands = commands.filter(({ from }) => from < day * dayMinutes);
  const key = createHash("sha256")
    .update(JSON.stringify([plant.id, day, earlierCommands]))
    .digest("base64");
  const storedEnergy = cache.get(key) ?? lookBack(plant, earlierCommands, day) ?? continueRest(plant, earlierCommands, day);
  cache.set(key, storedEnergy);
  return storedEnergy;
}

/** Returns `undefined` if the battery has rested too long for the values to meet. */
function lookBack(plant: Plant, commands: readonly Command[], day: number): number | undefined {
  for (let back = 2; back <= maxLookBackDays; back *= 2) {
    const first = Math.max(day - back, firstDay);
    const [low, high] = [0, plant.capacityWh].map((start) => runDays(plant, commands, { first, end: day, start }));
    if (low === high || first === firstDay) return low;
  }
  return undefined;
}

/** Continues from the first day of an era, which the cache knows for all days of the era: a rest of years is simulated once. */
function continueRest(plant: Plant, commands: readonly Command[], day: number): number {
  const first = Math.max(Math.floor((day - 1) / eraDays) * eraDays, firstDay);
  return runDays(plant, commands, { first, end: day, start: storedAt(plant, commands, first) });
}

type Run = { first: number; end: number; start: number };

/** Returns the energy in the battery after the days from `first` to before `end`. */
function runDays(plant: Plant, commands: readonly Command[], { first, end, start }: Run): number {
  let stored = start;
  for (let day = first; day < end; day += 1) ({ stored } = runDay(plant, commands, day, stored));
  return stored;
}

/** Simulates an interval in whole steps; the first and the last may extend beyond it. */
export function runPlant(plant: Plant, commands: readonly Command[], from: number, to: number): Step[] {
  const first = Math.floor(from / dayMinutes);
  const steps: Step[] = [];
  let stored = storedAt(plant, commands, first);
  for (let day = first; day * dayMinutes < to; day += 1) {
    const result = runDay(plant, commands, day, stored);
    for (const step of result.steps) if (step.from < to && step.from + step.minutes > from) steps.push(step);
    ({ stored } = result);
  }
  return steps;
}
