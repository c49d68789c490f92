import { housePlaceOf } from "#domain/markets/schema";
import { formatNumber, percentGapOf } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { capacity, hoursEarlier, reserve, simulateHousehold, type Hour } from "./household-day.ts";
import { itemAt } from "#app/page/item-at.ts";

/** Noon in daylight saving time. */
const noon = 13;
const night = 23;
/** Hour until which the day's totals count. */
const evening = 20;

type Use = "house" | "car" | "battery";

/** Texts and drawings of the five app screens, from one simulated day. */
export function readScreens(language: Language) {
  const place = housePlaceOf(language);
  const hours = simulateHousehold(place);
  const kilo = (hundredths: number) => formatNumber(language, Math.round(hundredths / 10) / 10);
  const total = (part: (hour: Hour) => number) => hours.slice(0, evening).reduce((all, hour) => all + part(hour), 0);
  const now = itemAt(hours, noon - hoursEarlier(place));
  const late = itemAt(hours, night);
  const bought = total(({ sources }) => sources.grid);
  const used = total(({ uses }) => uses.house + uses.car);
  const percentSign = `${percentGapOf(language)}%`;
  return {
    sun: kilo(now.sources.sun),
    flows: drawFlows(now.uses).map((flow) => ({ ...flow, power: kilo(now.uses[flow.use]) })),
    car: kilo(now.uses.car),
    day: {
      made: kilo(total(({ sources }) => sources.sun)),
      used: kilo(used),
      own: formatNumber(language, Math.floor((1 - bought / used) * 100)),
      percentSign,
      ribs: drawRibs(hours.slice(0, evening)),
    },
    battery: {
      // The page shows the energy in tenths of a kWh. The percent uses the same rounding, so both agree.
      percent: formatNumber(language, Math.round((Math.round(late.stored / 10) / (capacity / 10)) * 100)),
      percentSign,
      stored: kilo(late.stored),
      share: late.stored / capacity,
      power: kilo(late.sources.battery),
      hours: formatNumber(language, Math.floor((late.stored - reserve) / late.sources.battery)),
    },
  };
}

export type Screens = ReturnType<typeof readScreens>;

/** Sizes in SVG units: the lines start `beam` wide at the sun and end at full width, with a `gap` between the uses. */
const drawing = { width: 300, height: 230, beam: 184, gap: 28, power: 10 };

/** Draws one line for each 100 W of solar power, from the sun to its use. */
function drawFlows(uses: Hour["uses"]) {
  const shown: Use[] = ["house", "car", "battery"];
  const { width, height, beam, gap, power } = drawing;
  const lines = shown.map((use) => Math.round(uses[use] / power));
  const all = lines.reduce((sum, count) => sum + count, 0);
  const near = beam / all;
  const far = (width - gap * (shown.length - 1)) / all;
  const place = (value: number) => Math.round(value * 10) / 10;
  let drawn = 0;
  return shown.map((use, index) => {
    const paths = Array.from({ length: lines[index] ?? 0 }, () => {
      const from = place((width - beam) / 2 + (drawn + 0.5) * near);
      const to = place((drawn + 0.5) * far + index * gap);
      drawn += 1;
      return `M${from} 0C${from} ${height / 2} ${to} ${height / 2} ${to} ${height}`;
    });
    return { use, d: paths.join("") };
  });
}

/** Draws one bar per hour, sources upwards and uses downwards, in 240 × 210 units with the axis at 110. */
function drawRibs(hours: readonly Hour[]) {
  const heightOf = (energy: number) => Math.round((energy / 640) * 104);
  const paths: Record<string, string> = {};
  hours.forEach(({ sources, uses }, hour) => {
    for (const [direction, parts] of [
      [-1, sources],
      [1, uses],
    ] as const) {
      let from = 110;
      for (const [party, energy] of Object.entries(parts)) {
        const to = from + direction * heightOf(energy);
        if (to !== from) paths[party] = `${paths[party] ?? ""}M${hour * 10 + 5} ${from}V${to}`;
        from = to;
      }
    }
  });
  return Object.entries(paths).map(([party, d]) => ({ party, d }));
}
