import { markets } from "#domain/markets/schema";
import { mostUnits, sizePlant, sizeSite, stackEnergy, unitPower } from "#domain/sizing/schema";
import { clearDayLight, sunShare } from "#domain/sun/schema";
import { dayMs } from "#i18n/day.ts";
import { pseudoRandom } from "./pseudo-random.ts";
import { car, housePower } from "./energy-day.ts";
import type { PlantId, windowModes } from "./plant-ids.ts";

/** A window charges or discharges at a power in W, or holds. `from` and `to` are quarters of an hour of a UTC day; `to` is exclusive. */
export type ScheduleWindow = { from: number; to: number; mode: (typeof windowModes)[number]; powerW: number };

/**
 * Power is in W, energy in Wh. `alarmCodes` are error codes of its alarms; `uses` returns the consumption in W in a
 * quarter of an hour of a UTC day.
 */
export type Plant = {
  id: PlantId;
  kind: "house" | "commercial" | "utility";
  name: string;
  place: { city: string; latitude: number; longitude: number };
  units: { product: "agave-th" | "tianyuan-60k"; count: number };
  capacityWh: number;
  reserveWh: number;
  batteryW: number;
  pvPeakW: number;
  connectionW: number;
  schedule: readonly ScheduleWindow[];
  alarmCodes: readonly string[];
  uses(day: number, quarter: number): { load: number; car: number };
};

const { city, ...lyon } = markets.fr.house;
const place = { city, latitude: lyon.latitude, longitude: lyon.longitude };
const quartersOfDay = 96;
/** The site's example house has solar panels of this peak power in W. */
const examplePeakW = 9000;
const wattsPerTenthKw = 100;

/** The calculation of the website's sizing pages sizes these plants. */
const site = sizeSite({ peak: 400, limit: 150, hours: 2 });
const field = sizePlant({ power: 5, hours: 2, unit: unitPower });
const wattHours = (kilo: number) => Math.round(kilo * 1000);

export const plants: readonly Plant[] = [
  {
    id: "sim-house",
    kind: "house",
    name: "House with AGAVE-TH",
    place,
    units: { product: "agave-th", count: 1 },
    capacityWh: wattHours(stackEnergy({ modules: 4, towers: 1 })),
    reserveWh: wattHours(stackEnergy({ modules: 4, towers: 1 }) / 10),
    batteryW: 10_000,
    pvPeakW: examplePeakW,
    connectionW: 17_000,
    schedule: [],
    alarmCodes: ["A-602"],
    uses(day, quarter) {
      const clock = (quarter + lyon.utcOffset * 4) % quartersOfDay;
      const isDriven = pseudoRandom("car", day) < 0.6;
      const conditioning = Math.max(0, 2 - declinationOn(day) / 11.72);
      return {
        load: Math.round(housePower(conditioning, clock) * (0.8 + 0.4 * pseudoRandom("house", day, quarter))) * wattsPerTenthKw,
        car: isDriven && clock >= car.begin && clock < car.end ? car.power * wattsPerTenthKw : 0,
      };
    },
  },
  {
    id: "sim-commercial",
    kind: "commercial",
    name: "Commercial site with four TIANYUAN 60k",
    place,
    units: { product: "tianyuan-60k", count: site.units },
    capacityWh: wattHours(site.nominal),
    reserveWh: wattHours(site.nominal / 10),
    batteryW: wattHours(site.power),
    pvPeakW: 300_000,
    connectionW: 500_000,
    schedule: [{ from: 0, to: 12, mode: "charge", powerW: 60_000 }],
    alarmCodes: ["T-302"],
    uses: (day, quarter) => ({ load: workLoad(day, quarter), car: 0 }),
  },
  {
    id: "sim-utility",
    kind: "utility",
    name: `Utility site with ${field.units} TIANYUAN 60k in ${Math.ceil(field.units / mostUnits)} groups`,
    place,
    units: { product: "tianyuan-60k", count: field.units },
    capacityWh: wattHours(field.nominal * 1000),
    reserveWh: wattHours((field.nominal * 1000) / 20),
    batteryW: wattHours(field.installed * 1000),
    pvPeakW: 8_000_000,
    connectionW: 10_000_000,
    schedule: [
      { from: 36, to: 60, mode: "charge", powerW: 2_000_000 },
      { from: 68, to: 80, mode: "discharge", powerW: 4_000_000 },
    ],
    alarmCodes: ["T-302"],
    uses: (_, quarter) => ({ load: 18_000 + (quarter % 8 === 0 ? 4000 : 0), car: 0 }),
  },
];

/** Returns the solar declination in degrees on a day since 1970. */
function declinationOn(day: number): number {
  const yearFraction = (day - Date.UTC(new Date(day * dayMs).getUTCFullYear(), 0) / dayMs + 10) / 365.25;
  return -23.44 * Math.cos(2 * Math.PI * yearFraction);
}

/** Returns the solar power per quarter on a day, reduced by simulated weather. Only for the northern hemisphere. */
export function solarPowerOn({ id, place: location, pvPeakW }: Plant, day: number): (quarter: number) => number {
  const light = clearDayLight(location, declinationOn(day), 0);
  const clear = 0.25 + 0.75 * pseudoRandom(id, "sky", day) ** 0.7;
  return (quarter) => {
    const cloud = 1 - (1 - clear) * (0.6 + 0.8 * pseudoRandom(id, "cloud", day, quarter));
    return Math.round(((light.peak * wattsPerTenthKw) / examplePeakW) * pvPeakW * sunShare(light, quarter) * Math.max(cloud, 0.1));
  };
}

/** Returns the load of a workshop: machines on weekdays, cold rooms always. */
function workLoad(day: number, quarter: number): number {
  const clock = (quarter / 4 + lyon.utcOffset) % 24;
  const weekday = (day + 4) % 7;
  const isWorkday = weekday >= 1 && weekday <= 5;
  const bump = (middle: number, spread: number) => Math.exp(-(((clock - middle) / spread) ** 2) / 2);
  const machines = isWorkday ? 300 * Math.min(1, bump(9.5, 1.6) + bump(14.5, 1.8)) : 0;
  return Math.round(55 + machines + 45 * pseudoRandom("site", day, quarter)) * 1000;
}
