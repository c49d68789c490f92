import { itemAt } from "#app/page/item-at.ts";
/** A site as its operator describes it: power in kW, energy in kWh. */
export type SiteLimits = { capacity: number; reserve: number; power: number; gridLimit: number; storedAtMidnight: number };
/** A quarter of an hour, known in advance: what the site takes, what its roof gives, what energy costs. */
export type Forecast = { load: number; sun: number; price: number };
/** What PANGU OS makes of it; `battery` is positive while it gives. */
export type Quarter = Forecast & { battery: number; grid: number; stored: number };

const hoursOfQuarter = 1 / 4;

/**
 * Plans a day. The limit of the connection comes first; what the battery must still give to keep it is held back. What is
 * left is charged when energy is cheap or the sun has a surplus, and given when it is dear.
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

/** For each quarter, the energy that the limit will ask for after it. */
function heldBack({ gridLimit }: SiteLimits, day: readonly Forecast[]): number[] {
  let needed = 0;
  const fromLast = day.toReversed().map(({ load, sun }) => {
    const neededAfter = needed;
    needed += Math.max(load - sun - gridLimit, 0) * hoursOfQuarter;
    return neededAfter;
  });
  return fromLast.toReversed();
}
