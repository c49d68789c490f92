export { calculationSchema, type Calculation } from "./calculation.ts";
export { describeCalculation } from "./describe-calculation.ts";
export { estimateHouseMoney, estimateSiteMoney } from "./estimate-money.ts";
export type { EquippedHouse } from "./estimate-money.ts";
export { parseCalculation } from "./parse-calculation.ts";
export { readHouseOptions, readSiteOptions } from "./read-options.ts";
export { formatEnergy, formatPower } from "./format-quantity.ts";
export { stackTextOf } from "./stack-text.ts";
