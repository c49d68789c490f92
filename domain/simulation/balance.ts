export type Sources = { sun: number; battery: number; grid: number };
export type Uses = { house: number; car: number; battery: number; grid: number };
export type Balance = { sources: Sources; uses: Uses };

/** `sun` is the solar production; `house` and `car` are consumption that does not depend on the battery. */
export type Needs = { sun: number; house: number; car: number };
/** `limit` is the maximum energy in or out per step; energy below `reserve` is not used. */
type Battery = { stored: number; capacity: number; limit: number; reserve?: number };
/**
 * `charge` is commanded energy, negative to discharge; without it the battery balances the surplus. `exported` limits
 * the energy to the grid.
 */
export type CommandedFlows = { charge?: number; exported?: number };

/**
 * Balances one step in integer energy units: sun, then battery, then grid; beyond the export limit less is discharged,
 * then less generated. Monotonic: more energy in the battery before never means less after.
 */
export function balance(
  needs: Needs,
  { stored, capacity, limit, reserve = 0 }: Battery,
  { charge: command, exported = Infinity }: CommandedFlows = {},
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
