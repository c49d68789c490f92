import { balance, type Balance } from "#domain/simulation/schema";
import type { HousePlace } from "#domain/markets/schema";

/** One hour of a household: energy in hundredths of a kilowatt-hour, so that sources and uses are equal to the last digit. */
export type Hour = Balance & {
  /** What the battery holds at the end of the hour. */
  stored: number;
};

/** By a clock that stands an hour later in summer; where it does not, the sun is an hour earlier, and so is the car. */
const sunOfDay = [0, 0, 0, 0, 0, 0, 20, 90, 210, 360, 490, 580, 620, 610, 560, 460, 330, 190, 70, 10, 0, 0, 0, 0];
const houseOfDay = [40, 30, 30, 30, 30, 40, 90, 120, 80, 60, 60, 90, 110, 80, 60, 60, 80, 130, 190, 210, 180, 140, 90, 60];
const carHours = { from: 12, to: 16, power: 370 };

/** Four modules of 4.99 kWh. */
export const capacity = 4 * 499;
/** What is kept back for a power cut. */
export const reserve = Math.round(capacity / 10);
const batteryPower = 1000;
/** The evening before was cloudy. */
const storedAtMidnight = Math.round(capacity / 4);

/** How much sooner by its clock noon comes to a place than to one with summer time. */
export function hoursEarlier({ summerTime }: HousePlace): number {
  return summerTime ? 0 : 1;
}

/** An example: a clear day in spring on which the sun serves the house first, then the car, then the battery, and the grid last. */
export function simulateHousehold(place: HousePlace): Hour[] {
  const earlier = hoursEarlier(place);
  let stored = storedAtMidnight;
  return houseOfDay.map((house, hour) => {
    const sun = sunOfDay[hour + earlier] ?? 0;
    const car = hour + earlier >= carHours.from && hour + earlier < carHours.to ? carHours.power : 0;
    const flows = balance({ sun, house, car }, { stored, capacity, limit: batteryPower, reserve });
    stored += flows.uses.battery - flows.sources.battery;
    return { ...flows, stored };
  });
}
