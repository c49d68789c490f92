import type { HouseFlow } from "#domain/sizing/schema";

/** SVG units: one rib per quarter hour, `pitch` apart. */
const pitch = 10;
const height = 400;
/** Free space above the highest rib. */
const head = 24;

type Layer = { look: "sun" | "battery" | "grid"; energy: (flow: HouseFlow) => number };
/** From the axis upwards: consumption by source, then the energy that charges the battery. */
const layers: readonly Layer[] = [
  { look: "sun", energy: ({ direct }) => direct },
  { look: "battery", energy: ({ stored }) => stored },
  { look: "grid", energy: ({ bought }) => bought },
  { look: "battery", energy: ({ charged }) => charged },
];

export type DayDrawing = ReturnType<typeof drawDay>;

/** Draws the day as ribs in the colours of day and night, and the generation of the roof as a line. */
export function drawDay(day: readonly HouseFlow[]) {
  const reach = Math.max(...day.map(({ generated, used, charged }) => Math.max(generated, used + charged)));
  const y = (energy: number) => Math.round(height - (energy / reach) * (height - head));
  const sunrise = day.findIndex(({ generated }) => generated > 0);
  const sunset = day.findLastIndex(({ generated }) => generated > 0) + 1;
  const columns = day.map((flow) => ({ flow, energy: 0 }));
  const ribs = layers.map(({ look, energy }) => {
    const paths = { day: "", night: "" };
    columns.forEach((column, quarter) => {
      const from = y(column.energy);
      column.energy += energy(column.flow);
      const to = y(column.energy);
      if (to < from) paths[quarter >= sunrise && quarter < sunset ? "day" : "night"] += `M${quarter * pitch + pitch / 2} ${from}V${to}`;
    });
    return { look, ...paths };
  });
  return {
    width: day.length * pitch,
    height,
    sunrise: sunrise / day.length,
    sunset: sunset / day.length,
    ribs,
    sun: day.map(({ generated }, quarter) => `${quarter === 0 ? "M" : "L"}${quarter * pitch + pitch / 2} ${y(generated)}`).join(""),
  };
}
