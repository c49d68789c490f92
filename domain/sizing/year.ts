import type { HousePlace } from "./house-places.ts";
import { houseAssumptions } from "./house.ts";
import { loadDay, type Loads } from "./loads.ts";

/** Kilowatt-hours of a year: what the roof makes and where it goes, and what is used and where it comes from. */
export type HouseYear = { made: number; used: number; direct: number; stored: number; exported: number; bought: number };
type Input = { consumption: number; pv: number; usable: number; loads: Loads };
export type RoofPlace = Pick<HousePlace, "latitude" | "springYield" | "winterYield">;

/**
 * What a kilowatt of panels makes on a mean day of a month: a cosine with its lowest point in December, in the south in
 * June, through the two days that are known, the darkest month's and that of spring four months on.
 */
export function monthYield(month: number, { latitude, springYield, winterYield }: RoofPlace): number {
  const darkest = latitude < 0 ? 5 : 11;
  const drop = (months: number) => 1 - Math.cos((2 * Math.PI * months) / 12);
  return winterYield + ((springYield - winterYield) * drop(month - darkest)) / drop(4);
}

/** Twelve mean days, each a twelfth of a year: by day the house takes from the roof first, the battery keeps what it can for the dark. */
export function houseYear({ consumption, pv, usable, loads }: Input, place: RoofPlace): HouseYear {
  const year: HouseYear = { made: 0, used: 0, direct: 0, stored: 0, exported: 0, bought: 0 };
  for (let month = 0; month < 12; month++) {
    const load = loadDay(loads, month, place.latitude);
    const made = pv * monthYield(month, place);
    const used = consumption / 365 + load.total;
    const dark = (consumption / 365) * houseAssumptions.night + load.dark;
    const direct = Math.min(made, used - dark);
    const stored = Math.min(made - direct, usable, dark);
    const day: HouseYear = { made, used, direct, stored, exported: made - direct - stored, bought: used - direct - stored };
    year.made += (day.made * 365) / 12;
    year.used += (day.used * 365) / 12;
    year.direct += (day.direct * 365) / 12;
    year.stored += (day.stored * 365) / 12;
    year.exported += (day.exported * 365) / 12;
    year.bought += (day.bought * 365) / 12;
  }
  return year;
}
