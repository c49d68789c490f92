export { moduleCounts, quartersOfDay, simulateDay, totalsOf } from "./energy-day.ts";
export type { EnergyDay, Quarter } from "./energy-day.ts";
export { balance } from "./balance.ts";
export type { Balance, Sources, Uses } from "./balance.ts";
export { plantIds, windowModes } from "./plant-ids.ts";
