export type StackProduct = "agave-th" | "myrtillo";
export type Stack = { modules: number; towers: number };

/** Fewest and most battery modules of a tower, and of towers in parallel. */
export const stackLimits = {
  "agave-th": { modules: [2, 6], towers: [1, 1] },
  myrtillo: { modules: [1, 6], towers: [1, 5] },
} satisfies Record<StackProduct, Record<keyof Stack, [fewest: number, most: number]>>;

export const moduleEnergy = 4.99;

// As published: six modules are 29.94 kWh, five towers of them 149.76 kWh, which is 4.992 kWh a module.
const moduleEnergyInParallel = 4.992;

/** Energy of a stack in kWh, rounded to two places. */
export function stackEnergy({ modules, towers }: Stack): number {
  const each = towers === 1 ? moduleEnergy : moduleEnergyInParallel;
  return Math.round(each * modules * towers * 100) / 100;
}
