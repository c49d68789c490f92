import { balance, type Balance } from "#domain/simulation/schema";
import type { ExampleHouse } from "#domain/markets/schema";

/** One hour of a household, in hundredths of a kWh: integers keep sources and uses exactly equal. */
export type Hour = Balance & {
  /** Energy in the battery at the end of the hour. */
  stored: number;
};

/** Solar energy by hour in daylight saving time; places without it shift sun and car one hour earlier. */
const sunByHour = [0, 0, 0, 0, 0, 0, 20, 90, 210, 360, 490, 580, 620, 610, 560, 460, 330, 190, 70, 10, 0, 0, 0, 0];
const houseByHour = [40, 30, 30, 30, 30, 40, 90, 120, 80, 60, 60, 90, 110, 80, 60, 60, 80, 130, 190, 210, 180, 140, 90, 60];
const carHours = { from: 12, to: 16, power: 370 };

/** Four modules of 4.99 kWh. */
export const capacity = 4 * 499;
export const reserve = Math.round(capacity / 10);
const batteryPower = 1000;
/** Starts a quarter full, because the example assumes a cloudy day before. */
const storedAtMidnight = Math.round(capacity / 4);

/** Hours by which solar noon is earlier on the clock than in a place with daylight saving time. */
export function solarNoonShift({ summerTime }: ExampleHouse): number {
  return summerTime ? 0 : 1;
}

/** Simulates a clear spring day: solar power serves the house first, then the car, the battery and the grid. */
export function simulateHousehold(place: ExampleHouse): Hour[] {
  const shift = solarNoonShift(place);
  let stored = storedAtMidnight;
  return houseByHour.map((house, hour) => {
    const sun = sunByHour[hour + shift] ?? 0;
    const car = hour + shift >= carHours.from && hour + shift < carHours.to ? carHours.power : 0;
    const flows = balance({ sun, house, car }, { stored, capacity, limit: batteryPower, reserve });
    stored += flows.uses.battery - flows.sources.battery;
    return { ...flows, stored };
  });
}
