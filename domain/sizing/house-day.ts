import { lightOfQuarters, monthOf, type SunPlace } from "#domain/sun/schema";
import { balanceHouse, householdHours, type HouseFlow } from "./house-flow.ts";
import { yearAssumptions } from "./year.ts";

type House = { consumption: number; pv: number; usable: number };

/** After this many equal days, the battery begins each day with the same charge. */
const repeatedDays = 10;

/** Simulates a mean spring day per quarter hour, with the typical assumptions of the yearly balance. */
export function houseDay({ consumption, pv, usable }: House, place: SunPlace): HouseFlow[] {
  const { typical } = yearAssumptions;
  const light = lightOfQuarters(place, monthOf("spring", place.latitude));
  const generated = pv * place.yields.spring;
  const used = consumption / 365;
  const limit = (usable * typical.rate) / 4;
  let charge = 0;
  let day: HouseFlow[] = [];
  for (let repeated = 0; repeated < repeatedDays; repeated++)
    day = light.map((share, quarter) => {
      const period = { generated: generated * share, used: (used * (householdHours[Math.floor(quarter / 4)] ?? 0)) / 4 };
      const flow = balanceHouse(period, { usable, charge, limit }, typical);
      charge = flow.charge;
      return flow;
    });
  return day;
}
