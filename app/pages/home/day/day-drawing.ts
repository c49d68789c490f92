import { quartersOfDay, type EnergyDay, type Quarter } from "#domain/simulation/schema";
import { itemAt } from "#app/page/item-at.ts";

/** Flows stacked in each half of the drawing, from the axis outwards. */
export const stacks = { sources: ["sun", "battery", "grid"], uses: ["house", "car", "battery", "grid"] } as const;
export type Half = keyof typeof stacks;
export type Party = (typeof stacks)[Half][number];

/** `halfHeight` is the height of a half in 0.1 kW, the same in all seasons; `pitch` is the width of a quarter hour. */
export const halfHeight = 95;
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
export const labelSize = { quarters: 20, power: 10 };

/** Labels each band where it is thickest: inside the band if another one lies on top of it, otherwise outside. */
export function placeLabels(day: EnergyDay, half: Half): Label[] {
  const outside: { party: Party; peak: number }[] = [];
  const labels: Label[] = [];
  for (const party of stacks[half]) {
    const peak = thickestQuarter(day.quarters.map((quarter) => bandOf(quarter, half, party).power));
    if (peak === undefined) continue;
    const { base, power } = bandOf(itemAt(day.quarters, peak), half, party);
    const isCovered = day.quarters
      .slice(peak - defaultWindow, peak + defaultWindow + 1)
      .some((quarter) => total(quarter, half) > topOf(quarter, half, party));
    if (isCovered)
      labels.push({ party, at: peak + 0.5, anchor: "middle", ground: groundAt(day, peak), height: base + power / 2, inside: true });
    else outside.push({ party, peak });
  }
  for (const { party, peak } of outside) labels.push({ party, ...placeOutside(day, half, peak, labels), inside: false });
  return labels;
}

const defaultWindow = 3;

/** Finds the middle of the thickest stretch of a band. A band narrower than the window is searched with a smaller one. */
function thickestQuarter(powers: number[], windowSize = defaultWindow): number | undefined {
  const thicknesses = powers.map((_, index) => Math.min(...powers.slice(Math.max(index - windowSize, 0), index + windowSize + 1)));
  const greatest = Math.max(...thicknesses);
  if (greatest === 0) return windowSize === 0 ? undefined : thickestQuarter(powers, windowSize - 1);
  const first = thicknesses.indexOf(greatest);
  const end = thicknesses.findIndex((value, index) => index > first && value < greatest);
  return Math.floor((first + (end === -1 ? thicknesses.length : end) - 1) / 2);
}

/** Chooses the position nearest to the axis that lies on one background and overlaps no other label. */
function placeOutside(day: EnergyDay, half: Half, peak: number, otherLabels: Label[]): Omit<Label, "party" | "inside"> {
  const { sunrise, sunset, quarters } = day;
  const positions: { at: number; anchor: Anchor }[] = [
    { at: Math.min(Math.max(peak + 0.5, labelSize.quarters / 2), quartersOfDay - labelSize.quarters / 2), anchor: "middle" },
    { at: peak + 1, anchor: "end" },
    { at: peak, anchor: "start" },
  ];
  if (Math.abs(peak - sunrise) < 5) positions.unshift({ at: sunrise, anchor: "end" });
  if (Math.abs(peak - sunset) < 5) positions.unshift({ at: sunset, anchor: "start" });
  const candidates = positions.flatMap((place) => {
    const [from, to] = labelSpan(place);
    const coveredQuarters = quarters.slice(Math.floor(from), Math.ceil(to));
    const ground = groundAt(day, place.anchor === "end" ? place.at - 1 : place.at);
    const lowestHeight = Math.max(...coveredQuarters.map((quarter) => total(quarter, half)));
    const wrongGroundCount = coveredQuarters.filter((_, index) => groundAt(day, Math.floor(from) + index) !== ground).length;
    return [lowestHeight, lowestHeight + labelSize.power, lowestHeight + 2 * labelSize.power].map((height) => {
      const isOverlapping = otherLabels.some(
        (other) => Math.abs(other.height - height) < labelSize.power && labelSpan(other)[0] < to && from < labelSpan(other)[1],
      );
      return { stand: { ...place, ground, height }, cost: height + wrongGroundCount + (isOverlapping ? 100 : 0) };
    });
  });
  return candidates.reduce((best, next) => (next.cost < best.cost ? next : best)).stand;
}

/** Limits a label's span to the drawing. */
export function labelSpan({ at, anchor }: Pick<Label, "at" | "anchor">): [from: number, to: number] {
  const preferredStart = at - { start: 0, middle: labelSize.quarters / 2, end: labelSize.quarters }[anchor];
  const from = Math.min(Math.max(preferredStart, 0), quartersOfDay - labelSize.quarters);
  return [from, from + labelSize.quarters];
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
  const partyPowers = powers(quarter, half);
  return { base: sum(partyPowers.slice(0, place)), power: itemAt(partyPowers, place) };
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
