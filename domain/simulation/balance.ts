export type Sources = { sun: number; battery: number; grid: number };
export type Uses = { house: number; car: number; battery: number; grid: number };
export type Balance = { sources: Sources; uses: Uses };

/** What the sun offers, and what is used whatever the battery does. */
export type Needs = { sun: number; house: number; car: number };
/** `limit`: what goes in or out at most; what is below `reserve` stays. */
type Battery = { stored: number; capacity: number; limit: number; reserve?: number };
/** `charge`: what the battery is told to take, negative to give, instead of what evens out; `exported`: what the grid takes at most. */
export type Orders = { charge?: number; exported?: number };

/**
 * One step of time, in whole amounts of energy: the sun serves house and car first, the battery evens out what it can, and
 * the grid gives or takes the rest. Where the grid may not take it, the battery gives less, and then the sun. More in the
 * battery before the step never means less after it.
 */
export function balance(
  needs: Needs,
  { stored, capacity, limit, reserve = 0 }: Battery,
  { charge: told, exported = Infinity }: Orders = {},
): Balance {
  const surplus = needs.sun - needs.house - needs.car;
  const wanted = told ?? surplus;
  const charge = Math.min(Math.max(wanted, 0), limit, capacity - stored);
  const discharge = Math.min(Math.max(-wanted, 0), limit, Math.max(stored - reserve, 0), Math.max(exported - surplus, 0));
  const left = surplus - charge + discharge;
  const sun = needs.sun - Math.max(left - exported, 0);
  return {
    sources: { sun, battery: discharge, grid: Math.max(-left, 0) },
    uses: { house: needs.house, car: needs.car, battery: charge, grid: Math.min(Math.max(left, 0), exported) },
  };
}
