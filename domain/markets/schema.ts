export { emergencyNumbersOf } from "./emergency-numbers.ts";
export { exampleHouseOf } from "./example-house.ts";
export type { ExampleHouse } from "./example-house.ts";
export { currencies, isSoldIn, markets } from "./markets.ts";
export type { Currency, Market } from "./markets.ts";
