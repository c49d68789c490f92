export type Sources = { sun: number; battery: number; grid: number };
export type Uses = { house: number; car: number; battery: number; grid: number };
export type Balance = { sources: Sources; uses: Uses };

/** Solar production, and consumption that is independent of the battery. */
export type Needs = { sun: number; house: number; car: number };
/** `limit`: maximum energy in or out per step; energy below `reserve` is not used. */
type Battery = { stored: number; capacity: number; limit: number; reserve?: number };
/** `charge`: commanded energy, negative to discharge, instead of balancing the surplus; `exported`: maximum energy to the grid. */
export type Orders = { charge?: number; exported?: number };

/**
 * Balances one step in integer energy units: sun, then battery, then grid; beyond the export limit less is discharged,
 * then less generated. Monotonic: more energy in the battery before never means less after.
 */
export function balance(
  needs: Needs,
  { stored, capacity, limit, reserve = 0 }: Battery,
  { charge: command, exported = Infinity }: Orders = {},
): Balance {
  const surplus = needs.sun - needs.house - needs.car;
  const target = command ?? surplus;
  const charge = Math.min(Math.max(target, 0), limit, capacity - stored);
  const discharge = Math.min(Math.max(-target, 0), limit, Math.max(stored - reserve, 0), Math.max(exported - surplus, 0));
  const remainder = surplus - charge + discharge;
  const sun = needs.sun - Math.max(remainder - exported, 0);
  return {
    sources: { sun, battery: discharge, grid: Math.max(-remainder, 0) },
    uses: { house: needs.house, car: needs.car, battery: charge, grid: Math.min(Math.max(remainder, 0), exported) },
  };
}
