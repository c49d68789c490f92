import { quartersOfDay } from "./price-hours.ts";

type PlanInput = { load: readonly number[]; limit: number; power: number; capacity: number; prices: readonly number[]; roundTrip: number };

/**
 * Permissions of the battery in each quarter hour of a day.
 *
 * - `charges`: buys energy, because a later price covers the losses and no cheaper quarter comes before it
 * - `discharges`: replaces purchases, because no higher price comes before the battery charges again
 * - `refills`: buys energy for the peak only, as late as possible
 * - `reserve`: stored energy in kWh that stays in the battery for the peak
 */
type DispatchPlan = { charges: boolean[]; discharges: boolean[]; refills: boolean[]; reserve: number[] };

const quarters = Array.from({ length: quartersOfDay }, (_, quarter) => quarter);
const wrap = (quarter: number) => (quarter + quartersOfDay) % quartersOfDay;

export function planDispatch({ load, limit, power, capacity, prices, roundTrip }: PlanInput): DispatchPlan {
  const priceAt = (quarter: number) => prices[wrap(quarter)] ?? 0;
  const charges = quarters.map((quarter) => {
    const price = priceAt(quarter);
    for (let later = quarter + 1; later < quarter + quartersOfDay && priceAt(later) >= price; later++)
      if (priceAt(later) * roundTrip > price) return true;
    return false;
  });
  const hasSpread = charges.includes(true);
  const discharges = quarters.map((quarter) => {
    const price = priceAt(quarter);
    if (charges[quarter]) return false;
    for (let later = quarter + 1; later < quarter + quartersOfDay; later++) {
      if (charges[wrap(later)]) return price * roundTrip > priceAt(later);
      if (priceAt(later) > price) return false;
    }
    return true;
  });
  const above = load.map((kilowatts) => Math.max(kilowatts - limit, 0) / 4 / Math.sqrt(roundTrip));
  const remaining = quarters.map((quarter) => above.slice(quarter).reduce((sum, each) => sum + each, 0));
  const needed = Math.min(remaining[0] ?? 0, capacity);
  const firstAbove = above.findIndex((each) => each > 0);
  const chargeable = (quarter: number) => Math.max(Math.min(power, limit - (load[quarter] ?? 0)), 0) / 4;
  const refills = refillsBefore(firstAbove, needed / Math.sqrt(roundTrip), chargeable);
  return {
    charges,
    discharges,
    refills,
    // With a spread the energy for the next peak is bought again; with one price that would only lose energy.
    reserve: remaining.map((each, quarter) => (hasSpread && !refills[quarter] ? Math.min(each, capacity) : needed)),
  };
}

/** The last quarters before the peak in which the needed energy can be bought below the limit. */
function refillsBefore(firstAbove: number, needed: number, chargeable: (quarter: number) => number): boolean[] {
  const refills = quarters.map(() => false);
  let missing = needed;
  for (let back = 1; back < quartersOfDay && missing > 0; back++) {
    const quarter = wrap(firstAbove - back);
    refills[quarter] = true;
    missing -= chargeable(quarter);
  }
  return refills;
}
