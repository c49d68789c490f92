import { quartersOfDay, type EnergyDay, type Quarter } from "#domain/simulation/schema";
import { itemAt } from "#app/page/item-at.ts";

/** Flows stacked in each half of the drawing, from the axis outwards. */
export const stacks = { sources: ["sun", "battery", "grid"], uses: ["house", "car", "battery", "grid"] } as const;
export type Half = keyof typeof stacks;
export type Party = (typeof stacks)[Half][number];

/** `reach` is the height of a half in 0.1 kW, the same in all seasons; `pitch` is the width of a quarter hour. */
export const reach = 95;
export const pitch = 2;

export type Ribs = { party: Party; day: string; night: string };

/** Draws one rib per quarter hour as two paths for each party, by day and by night; x is the power, y the time. */
export function drawRibs(day: EnergyDay, half: Half): Ribs[] {
  return stacks[half].map((party) => {
    const ribs: Ribs = { party, day: "", night: "" };
    day.quarters.forEach((quarter, index) => {
      const { base, power } = bandOf(quarter, half, party);
      if (power === 0) return;
      const gap = base > 0 && power > 1 ? 1 : 0;
      ribs[groundAt(day, index)] += `M${base + gap} ${index * pitch + pitch / 2}h${power - gap}`;
    });
    return ribs;
  });
}

/** Draws the battery's energy as a filled area in a box of 96 × 100; the outline closes outside of the box. */
export function drawLevel({ quarters, capacity }: EnergyDay): string {
  const heights = quarters.map(({ stored }) => 100 - Math.round((100 * stored) / capacity));
  const start = itemAt(heights, 0);
  // Relative coordinates repeat small numbers, which reduces the path to a third of its bytes.
  const steps = heights.map((height, index) => `1 ${(heights[index + 1] ?? start) - height}`);
  return `M-2 120V${start}h2l${steps.join(" ")}h2V120`;
}

export type Ground = "day" | "night";

type Anchor = "start" | "middle" | "end";

/** `at` is in quarter hours, `height` in 0.1 kW from the axis. */
export type Label = { party: Party; ground: Ground; at: number; anchor: Anchor; height: number; inside: boolean };

/** Space that a label needs on a narrow phone: five hours and one kilowatt. */
export const room = { quarters: 20, power: 10 };

/** Labels each band where it is thickest: inside the band if another one lies on top of it, otherwise outside. */
export function placeLabels(day: EnergyDay, half: Half): Label[] {
  const beyond: { party: Party; core: number }[] = [];
  const labels: Label[] = [];
  for (const party of stacks[half]) {
    const core = coreOf(day.quarters.map((quarter) => bandOf(quarter, half, party).power));
    if (core === undefined) continue;
    const { base, power } = bandOf(itemAt(day.quarters, core), half, party);
    const covered = day.quarters
      .slice(core - spread, core + spread + 1)
      .some((quarter) => total(quarter, half) > topOf(quarter, half, party));
    if (covered)
      labels.push({ party, at: core + 0.5, anchor: "middle", ground: groundAt(day, core), height: base + power / 2, inside: true });
    else beyond.push({ party, core });
  }
  for (const { party, core } of beyond) labels.push({ party, ...standBeyond(day, half, core, labels), inside: false });
  return labels;
}

const spread = 3;

/** Finds the middle of the thickest stretch of a band. A band narrower than `within` quarter hours is searched with a smaller window. */
function coreOf(powers: number[], within = spread): number | undefined {
  const thickness = powers.map((_, index) => Math.min(...powers.slice(Math.max(index - within, 0), index + within + 1)));
  const most = Math.max(...thickness);
  if (most === 0) return within === 0 ? undefined : coreOf(powers, within - 1);
  const first = thickness.indexOf(most);
  const end = thickness.findIndex((value, index) => index > first && value < most);
  return Math.floor((first + (end === -1 ? thickness.length : end) - 1) / 2);
}

/** Chooses the position nearest to the axis that lies on one background and overlaps no other label. */
function standBeyond(day: EnergyDay, half: Half, core: number, others: Label[]): Omit<Label, "party" | "inside"> {
  const { sunrise, sunset, quarters } = day;
  const places: { at: number; anchor: Anchor }[] = [
    { at: Math.min(Math.max(core + 0.5, room.quarters / 2), quartersOfDay - room.quarters / 2), anchor: "middle" },
    { at: core + 1, anchor: "end" },
    { at: core, anchor: "start" },
  ];
  if (Math.abs(core - sunrise) < 5) places.unshift({ at: sunrise, anchor: "end" });
  if (Math.abs(core - sunset) < 5) places.unshift({ at: sunset, anchor: "start" });
  const stands = places.flatMap((place) => {
    const [from, to] = spanOf(place);
    const under = quarters.slice(Math.floor(from), Math.ceil(to));
    const ground = groundAt(day, place.anchor === "end" ? place.at - 1 : place.at);
    const lowest = Math.max(...under.map((quarter) => total(quarter, half)));
    const astray = under.filter((_, index) => groundAt(day, Math.floor(from) + index) !== ground).length;
    return [lowest, lowest + room.power, lowest + 2 * room.power].map((height) => {
      const hits = others.some((other) => Math.abs(other.height - height) < room.power && spanOf(other)[0] < to && from < spanOf(other)[1]);
      return { stand: { ...place, ground, height }, cost: height + astray + (hits ? 100 : 0) };
    });
  });
  return stands.reduce((best, next) => (next.cost < best.cost ? next : best)).stand;
}

/** Limits a label's span to the drawing. */
export function spanOf({ at, anchor }: Pick<Label, "at" | "anchor">): [from: number, to: number] {
  const wanted = at - { start: 0, middle: room.quarters / 2, end: room.quarters }[anchor];
  const from = Math.min(Math.max(wanted, 0), quartersOfDay - room.quarters);
  return [from, from + room.quarters];
}

export function groundAt({ sunrise, sunset }: EnergyDay, quarter: number): Ground {
  return quarter >= sunrise && quarter < sunset ? "day" : "night";
}

function powers(quarter: Quarter, half: Half): number[] {
  const flows: Partial<Record<Party, number>> = quarter[half];
  return stacks[half].map((party) => flows[party] ?? 0);
}

function bandOf(quarter: Quarter, half: Half, party: Party): { base: number; power: number } {
  const parties: readonly Party[] = stacks[half];
  const place = parties.indexOf(party);
  const all = powers(quarter, half);
  return { base: sum(all.slice(0, place)), power: itemAt(all, place) };
}

function topOf(quarter: Quarter, half: Half, party: Party): number {
  const { base, power } = bandOf(quarter, half, party);
  return base + power;
}

function total(quarter: Quarter, half: Half): number {
  return sum(powers(quarter, half));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
