import { exampleHouseOf } from "#domain/markets/schema";
import { formatNumber, percentGapOf } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { capacity, solarNoonShift, reserve, simulateHousehold, type Hour } from "./household-day.ts";
import { itemAt } from "#app/page/item-at.ts";

/** Noon in daylight saving time. */
const noonWithSummerTime = 13;
const night = 23;
const evening = 20;

type Use = "house" | "car" | "battery";

/** Texts and drawings of the five app screens, from one simulated day. */
export function readScreens(language: Language) {
  const place = exampleHouseOf(language);
  const hours = simulateHousehold(place);
  const formatKilowatts = (hundredths: number) => formatNumber(language, Math.round(hundredths / 10) / 10);
  const totalUntilEvening = (part: (hour: Hour) => number) => hours.slice(0, evening).reduce((all, hour) => all + part(hour), 0);
  const noonHour = itemAt(hours, noonWithSummerTime - solarNoonShift(place));
  const nightHour = itemAt(hours, night);
  const boughtEnergy = totalUntilEvening(({ sources }) => sources.grid);
  const usedEnergy = totalUntilEvening(({ uses }) => uses.house + uses.car);
  const percentSign = `${percentGapOf(language)}%`;
  return {
    sun: formatKilowatts(noonHour.sources.sun),
    flows: drawFlows(noonHour.uses).map((flow) => ({ ...flow, power: formatKilowatts(noonHour.uses[flow.use]) })),
    car: formatKilowatts(noonHour.uses.car),
    day: {
      made: formatKilowatts(totalUntilEvening(({ sources }) => sources.sun)),
      used: formatKilowatts(usedEnergy),
      selfSufficiency: formatNumber(language, Math.floor((1 - boughtEnergy / usedEnergy) * 100)),
      percentSign,
      ribs: drawRibs(hours.slice(0, evening)),
    },
    battery: {
      // The page shows the energy in tenths of a kWh. The percent uses the same rounding, so both agree.
      percent: formatNumber(language, Math.round((Math.round(nightHour.stored / 10) / (capacity / 10)) * 100)),
      percentSign,
      stored: formatKilowatts(nightHour.stored),
      share: nightHour.stored / capacity,
      power: formatKilowatts(nightHour.sources.battery),
      hours: formatNumber(language, Math.floor((nightHour.stored - reserve) / nightHour.sources.battery)),
    },
  };
}

export type Screens = ReturnType<typeof readScreens>;

/** Sizes in SVG units: the lines start `beam` wide at the sun and end at full width, with a `gap` between the uses. */
const drawing = { width: 300, height: 230, beam: 184, gap: 28, power: 10 };

/** Draws one line for each 100 W of solar power, from the sun to its use. */
function drawFlows(uses: Hour["uses"]) {
  const shownUses: Use[] = ["house", "car", "battery"];
  const { width, height, beam, gap, power } = drawing;
  const lines = shownUses.map((use) => Math.round(uses[use] / power));
  const lineCount = lines.reduce((sum, count) => sum + count, 0);
  const spacingAtSun = beam / lineCount;
  const spacingAtUse = (width - gap * (shownUses.length - 1)) / lineCount;
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  let drawnLines = 0;
  return shownUses.map((use, index) => {
    const paths = Array.from({ length: lines[index] ?? 0 }, () => {
      const from = roundToTenth((width - beam) / 2 + (drawnLines + 0.5) * spacingAtSun);
      const to = roundToTenth((drawnLines + 0.5) * spacingAtUse + index * gap);
      drawnLines += 1;
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
