import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { dayMs, minuteMs } from "#i18n/day.ts";
import { balance, type Balance } from "./balance.ts";
import { lightOn, type Plant, type Window } from "./plants.ts";

/** What a client has ordered, each from a moment on, in the order of the moments: whole minutes since 1970. */
export type Order = { from: number; schedule?: readonly Window[] | null; exportW?: number | null; batteryW?: number | null };
/** What holds at a moment: the plant's own values where nothing is ordered. */
export type Control = { schedule: readonly Window[]; exportW: number; batteryW: number };

/** A battery that is told to hold for a year is looked at for a year, but not with each call. */
const remembered = new LRUCache<string, number>({ max: 2000 });

/** Energies in watt-hours, in a stretch from a minute on; `stored`: in the battery before it. */
export type Step = { from: number; minutes: number; flows: Balance; stored: number; control: Control; window?: Window };

const quarterMinutes = 15;
export const dayMinutes = dayMs / minuteMs;
/** Before it there was no plant; what its battery held then is forgotten after the first day on which it is full or empty. */
export const firstDay = Date.UTC(2024, 0) / dayMs;

export function controlAt(plant: Plant, orders: readonly Order[], minute: number): Control {
  const last = <Name extends "schedule" | "exportW" | "batteryW">(name: Name) =>
    orders.findLast((order) => order.from <= minute && order[name] !== undefined)?.[name];
  return {
    schedule: last("schedule") ?? plant.schedule,
    exportW: last("exportW") ?? plant.connectionW,
    batteryW: last("batteryW") ?? plant.batteryW,
  };
}

/** A day in quarters of an hour, which are parted where an order begins. */
function runDay(plant: Plant, orders: readonly Order[], day: number, storedBefore: number): { steps: Step[]; stored: number } {
  const light = lightOn(plant, day);
  const steps: Step[] = [];
  let stored = storedBefore;
  for (let quarter = 0; quarter < dayMinutes / quarterMinutes; quarter += 1) {
    const begin = day * dayMinutes + quarter * quarterMinutes;
    const uses = plant.uses(day, quarter);
    const sun = light(quarter);
    for (const [from, to] of partsOf(orders, begin, begin + quarterMinutes)) {
      const minutes = to - from;
      const energy = (watts: number) => Math.round((watts * minutes) / 60);
      const control = controlAt(plant, orders, from);
      const window = control.schedule.find((each) => quarter >= each.from && quarter < each.to);
      const flows = balance(
        { sun: energy(sun), house: energy(uses.load), car: energy(uses.car) },
        { stored, capacity: plant.capacityWh, reserve: plant.reserveWh, limit: energy(control.batteryW) },
        { exported: energy(control.exportW), charge: window && toldBy(window, energy) },
      );
      steps.push({ from, minutes, flows, stored, control, window });
      stored += flows.uses.battery - flows.sources.battery;
    }
  }
  return { steps, stored };
}

function toldBy({ mode, powerW }: Window, energy: (watts: number) => number): number {
  return mode === "hold" ? 0 : energy(powerW) * (mode === "charge" ? 1 : -1);
}

function partsOf(orders: readonly Order[], begin: number, end: number): [from: number, to: number][] {
  const cuts = [...new Set(orders.map(({ from }) => from).filter((from) => from > begin && from < end))];
  const bounds = [begin, ...cuts, end];
  return cuts.length === 0 ? [[begin, end]] : bounds.slice(1).map((to, index) => [bounds[index] ?? begin, to]);
}

/**
 * What the battery holds when a day begins, out of nothing but the days before it. More at a start never means less at
 * the end, so from as far back as an empty and a full battery come to the same, every one does, and no day before counts.
 */
export function storedAt(plant: Plant, orders: readonly Order[], day: number): number {
  const before = orders.filter(({ from }) => from < day * dayMinutes);
  const key = createHash("sha256")
    .update(JSON.stringify([plant.id, day, before]))
    .digest("base64");
  const known = remembered.get(key) ?? lookBack(plant, before, day);
  remembered.set(key, known);
  return known;
}

function lookBack(plant: Plant, orders: readonly Order[], day: number): number {
  for (let back = 2; ; back *= 2) {
    const first = Math.max(day - back, firstDay);
    const ends = [0, plant.capacityWh].map((start) => {
      let stored = start;
      for (let each = first; each < day; each += 1) ({ stored } = runDay(plant, orders, each, stored));
      return stored;
    });
    const [low = 0, high = 0] = ends;
    if (low === high || first === firstDay) return low;
  }
}

/** All that happens between two minutes, whole steps of which the first and the last may reach beyond. */
export function runPlant(plant: Plant, orders: readonly Order[], from: number, to: number): Step[] {
  const first = Math.floor(from / dayMinutes);
  const steps: Step[] = [];
  let stored = storedAt(plant, orders, first);
  for (let day = first; day * dayMinutes < to; day += 1) {
    const ran = runDay(plant, orders, day, stored);
    for (const step of ran.steps) if (step.from < to && step.from + step.minutes > from) steps.push(step);
    ({ stored } = ran);
  }
  return steps;
}
