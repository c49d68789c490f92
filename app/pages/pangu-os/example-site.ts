import type { Forecast, SiteLimits } from "./plan-dispatch.ts";
import { itemAt } from "#app/page/item-at.ts";

/** Example site: a factory with ten units of 62.5 kW; energy in kWh. */
export const unitPower = 62.5;
export const units = 10;
export const site: SiteLimits = { capacity: 1250, reserve: 125, power: unitPower * units, gridLimit: 400, storedAtMidnight: 300 };

/** Hourly load in kW and price in cents per kWh. */
const loads = [120, 115, 110, 110, 120, 160, 290, 420, 470, 450, 430, 410, 360, 430, 460, 480, 620, 660, 560, 380, 260, 190, 150, 130];
const prices = [9, 8, 8, 8, 9, 12, 19, 26, 24, 18, 14, 12, 11, 12, 14, 18, 25, 34, 37, 35, 28, 20, 14, 11];
const sunPeak = 310;

/** Converts hours to quarter hours: loads are interpolated, prices are constant within the hour. */
export function exampleDay(): Forecast[] {
  return Array.from({ length: 96 }, (_, index) => {
    const hour = Math.floor(index / 4);
    const part = (index % 4) / 4;
    const load = Math.round(itemAt(loads, hour) * (1 - part) + itemAt(loads, (hour + 1) % 24) * part);
    const height = Math.sin(((index / 4 - 6) / 13) * Math.PI);
    const isDay = index / 4 > 6 && index / 4 < 19;
    return { load, sun: isDay ? Math.round(sunPeak * height ** 1.3) : 0, price: itemAt(prices, hour) };
  });
}
