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
  const cheap = itemAt(prices, Math.floor(prices.length * 0.25));
  const dear = itemAt(prices, Math.floor(prices.length * 0.8));
  const needed = heldBack(site, day);
  let stored = site.storedAtMidnight;
  return day.map((forecast, index) => {
    const { load, sun, price } = forecast;
    const net = load - sun;
    const spare = Math.max(stored - site.reserve - itemAt(needed, index), 0) / hoursOfQuarter;
    const room = (site.capacity - stored) / hoursOfQuarter;
    const shaved = Math.max(net - site.gridLimit, 0);
    let battery = Math.min(shaved, site.power, Math.max(stored - site.reserve, 0) / hoursOfQuarter);
    if (shaved === 0 && net < 0) battery = -Math.min(-net, site.power, room);
    else if (shaved === 0 && price <= cheap) battery = -Math.min(site.gridLimit - net, site.power, room);
    else if (price >= dear) battery = Math.min(Math.max(net, 0), site.power, battery + spare);
    stored -= battery * hoursOfQuarter;
    return { ...forecast, battery, grid: net - battery, stored };
  });
}

/** Energy in kWh that later quarter hours will need above the grid limit, for each quarter hour. */
function heldBack({ gridLimit }: SiteLimits, day: readonly Forecast[]): number[] {
  let needed = 0;
  const fromLast = day.toReversed().map(({ load, sun }) => {
    const neededAfter = needed;
    needed += Math.max(load - sun - gridLimit, 0) * hoursOfQuarter;
    return neededAfter;
  });
  return fromLast.toReversed();
}
