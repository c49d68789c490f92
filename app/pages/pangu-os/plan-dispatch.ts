import { itemAt } from "#app/page/item-at.ts";
/** Site configuration: power in kW, energy in kWh. */
export type SiteLimits = { capacity: number; reserve: number; power: number; gridLimit: number; storedAtMidnight: number };
/** Forecast of a quarter hour: load and solar power in kW, price per kWh. */
export type Forecast = { load: number; sun: number; price: number };
/** Planned quarter hour; `battery` is positive while the battery discharges. */
export type Quarter = Forecast & { battery: number; grid: number; stored: number };

const hoursOfQuarter = 1 / 4;

/**
 * Plans a day. The grid limit comes first: energy for later peaks is reserved. The rest charges from a solar surplus or
 * cheap energy and discharges when energy is expensive.
 */
export function planDispatch(site: SiteLimits, day: readonly Forecast[]): Quarter[] {
  const prices = day.map(({ price }) => price).sort((a, b) => a - b);
  const cheapPrice = itemAt(prices, Math.floor(prices.length * 0.25));
  const expensivePrice = itemAt(prices, Math.floor(prices.length * 0.8));
  const reserved = reserveForPeaks(site, day);
  let stored = site.storedAtMidnight;
  return day.map((forecast, index) => {
    const { load, sun, price } = forecast;
    const netLoad = load - sun;
    const sparePower = Math.max(stored - site.reserve - itemAt(reserved, index), 0) / hoursOfQuarter;
    const freePower = (site.capacity - stored) / hoursOfQuarter;
    const overLimit = Math.max(netLoad - site.gridLimit, 0);
    let battery = Math.min(overLimit, site.power, Math.max(stored - site.reserve, 0) / hoursOfQuarter);
    if (overLimit === 0 && netLoad < 0) battery = -Math.min(-netLoad, site.power, freePower);
    else if (overLimit === 0 && price <= cheapPrice) battery = -Math.min(site.gridLimit - netLoad, site.power, freePower);
    else if (price >= expensivePrice) battery = Math.min(Math.max(netLoad, 0), site.power, battery + sparePower);
    stored -= battery * hoursOfQuarter;
    return { ...forecast, battery, grid: netLoad - battery, stored };
  });
}

/** Energy in kWh that later quarter hours will need above the grid limit, for each quarter hour. */
function reserveForPeaks({ gridLimit }: SiteLimits, day: readonly Forecast[]): number[] {
  let reserved = 0;
  const reversed = day.toReversed().map(({ load, sun }) => {
    const neededAfter = reserved;
    reserved += Math.max(load - sun - gridLimit, 0) * hoursOfQuarter;
    return neededAfter;
  });
  return reversed.toReversed();
}
