export { housePlaceOf } from "./example-house.ts";
export type { HousePlace } from "./example-house.ts";
export { currencies, isSoldIn, markets } from "./markets.ts";
export type { Currency, Market } from "./markets.ts";
