export { housePlaceOf } from "./house-place.ts";
export type { HousePlace } from "./house-place.ts";
export { currencies, isSoldIn, markets } from "./markets.ts";
export type { Currency, Market } from "./markets.ts";
