import type { HouseFlow } from "#domain/sizing/schema";

/** SVG units: one rib per quarter hour, `pitch` apart. */
const pitch = 10;
const height = 400;
/** Free space above the highest and below the lowest rib. */
const margin = 24;

type Look = "sun" | "battery" | "grid" | "charging";
type Layer = { look: Look; energy: (flow: HouseFlow) => number };
/** Consumption by source, from the axis upwards. */
const above: readonly Layer[] = [
  { look: "sun", energy: ({ direct }) => direct },
  { look: "battery", energy: ({ stored }) => stored },
  { look: "grid", energy: ({ bought }) => bought },
];
/** From the axis downwards. */
const below: readonly Layer[] = [{ look: "charging", energy: ({ charged }) => charged }];

export type DayDrawing = ReturnType<typeof drawDay>;

/**
 * Draws the day as ribs in the colours of day and night: above the axis what supplies the house, below it what charges the battery.
 * A line shows the generation of the roof.
 */
export function drawDay(day: readonly HouseFlow[]) {
  const highest = Math.max(...day.map(({ generated, used }) => Math.max(generated, used)));
  const lowest = Math.max(...day.map(({ charged }) => charged));
  const scale = (height - 2 * margin) / (highest + lowest);
  const axis = Math.round(margin + highest * scale);
  const sunrise = day.findIndex(({ generated }) => generated > 0);
  const sunset = day.findLastIndex(({ generated }) => generated > 0) + 1;
  const stack = (layers: readonly Layer[], direction: 1 | -1) => {
    const columns = day.map((flow) => ({ flow, energy: 0 }));
    const y = (energy: number) => Math.round(axis - direction * energy * scale);
    return layers.map(({ look, energy }) => {
      const paths = { day: "", night: "" };
      columns.forEach((column, quarter) => {
        const from = y(column.energy);
        column.energy += energy(column.flow);
        const to = y(column.energy);
        if (to !== from) paths[quarter >= sunrise && quarter < sunset ? "day" : "night"] += `M${quarter * pitch + pitch / 2} ${from}V${to}`;
      });
      return { look, ...paths };
    });
  };
  const width = day.length * pitch;
  return {
    width,
    height,
    sunrise: sunrise / day.length,
    sunset: sunset / day.length,
    axis: {
      day: `M${sunrise * pitch} ${axis}H${sunset * pitch}`,
      night: `M0 ${axis}H${sunrise * pitch}M${sunset * pitch} ${axis}H${width}`,
    },
    ribs: [...stack(above, 1), ...stack(below, -1)],
    sun: day
      .map(({ generated }, quarter) => `${quarter === 0 ? "M" : "L"}${quarter * pitch + pitch / 2} ${Math.round(axis - generated * scale)}`)
      .join(""),
  };
}
