/**
 * How a house uses its own electricity:
 *
 * - `direct`: share of the consumption that the roof can supply, because appliances switch within the period
 * - `covered`: share of the rest that the battery can supply, because of standby, control delay and short peaks
 * - `roundTrip`: share of the charged energy that the battery supplies again
 */
export type FlowAssumptions = Record<"direct" | "covered" | "roundTrip", number>;

type Period = { generated: number; used: number };
/** Energies in kWh: `usable` and `charge` of the battery, and `limit` of charging and discharging in the period. */
type Battery = { usable: number; charge: number; limit: number };
/** Energies of the period in kWh: the roof's energy is used directly, charged or exported; `charge` is left in the battery. */
export type HouseFlow = Period & { direct: number; charged: number; stored: number; exported: number; bought: number; charge: number };

/** Balances a period: the roof supplies the house first, then the battery, and the battery supplies what is missing. */
export function balanceHouse({ generated, used }: Period, battery: Battery, assumptions: FlowAssumptions): HouseFlow {
  const oneWay = Math.sqrt(assumptions.roundTrip);
  const direct = Math.min(generated, used * assumptions.direct);
  const charged = Math.min(generated - direct, battery.limit, (battery.usable - battery.charge) / oneWay);
  const charge = battery.charge + charged * oneWay;
  const stored = Math.min((used - direct) * assumptions.covered, battery.limit, charge * oneWay);
  return {
    generated,
    used,
    direct,
    charged,
    stored,
    exported: generated - direct - charged,
    bought: used - direct - stored,
    charge: charge - stored / oneWay,
  };
}

/** Hourly weights of a household's day from midnight: mean of BDEW's standard load profile H0, reduced to 60 % from 8 to 17 h. */
const weights = [
  2.5, 1.85, 1.63, 1.58, 1.58, 1.8, 3, 4.2, 2.91, 3.03, 3.06, 3.12, 3.39, 3.24, 2.85, 2.55, 2.46, 4.6, 5.6, 6.4, 6.1, 5.5, 4.75, 3.65,
];
const total = weights.reduce((sum, weight) => sum + weight, 0);
/** Share of a day's consumption in each hour. */
export const householdHours: readonly number[] = weights.map((weight) => weight / total);
