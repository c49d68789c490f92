/** One hour of a household: energy in hundredths of a kilowatt-hour, so that sources and uses are equal to the last digit. */
export type Hour = {
  sources: { sun: number; battery: number; grid: number };
  uses: { house: number; car: number; battery: number; grid: number };
  /** What the battery holds at the end of the hour. */
  stored: number;
};

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

/** An example: a clear day in spring on which the sun serves the house first, then the car, then the battery, and the grid last. */
export function simulateHousehold(): Hour[] {
  let stored = storedAtMidnight;
  return sunOfDay.map((sun, hour) => {
    const house = houseOfDay[hour]!;
    const car = hour >= carHours.from && hour < carHours.to ? carHours.power : 0;
    const left = sun - house - car;
    const kept = left > 0 ? Math.min(left, batteryPower, capacity - stored) : 0;
    const given = left < 0 ? Math.min(-left, batteryPower, Math.max(stored - reserve, 0)) : 0;
    stored += kept - given;
    return {
      sources: { sun, battery: given, grid: Math.max(-left - given, 0) },
      uses: { house, car, battery: kept, grid: Math.max(left - kept, 0) },
      stored,
    };
  });
}
