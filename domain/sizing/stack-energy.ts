export type StackProduct = "agave-th" | "myrtillo";
export type Stack = { modules: number; towers: number };

/** Minimum and maximum of battery modules in a tower, and of towers in parallel. */
export const stackLimits = {
  "agave-th": { modules: [2, 6], towers: [1, 1] },
  myrtillo: { modules: [1, 6], towers: [1, 5] },
} satisfies Record<StackProduct, Record<keyof Stack, [fewest: number, most: number]>>;

export const moduleEnergy = 4.99;

/**
 * Energy of the largest stack as stated by the company. It exceeds the sum of its modules by 0.06 kWh, because 4.99 kWh
 * is a rounded value.
 */
const largest = { modules: 6, towers: 5, energy: 149.76 };

/** Energy of a stack in kWh, rounded to two places. */
export function stackEnergy({ modules, towers }: Stack): number {
  if (modules === largest.modules && towers === largest.towers) return largest.energy;
  return Math.round(moduleEnergy * modules * towers * 100) / 100;
}
