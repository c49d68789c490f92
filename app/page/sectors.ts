import type { ProductLine } from "#domain/content/schema";

/** Sectors of cases and events, in the order of their ids: 1 utility, 2 commercial and industrial, 3 residential. */
export const sectors = ["utility", "commercial-industrial", "residential"] as const satisfies readonly ProductLine[];
export type Sector = ProductLine;

/** The id of a sector in addresses and in the application's state; 0 is all of them. */
export function functionIdOf(sector: Sector | undefined): number {
  return sector ? sectors.indexOf(sector) + 1 : 0;
}

/** `undefined` for 0, and for whatever is no id. */
export function sectorOf(functionId: number): Sector | undefined {
  return sectors[functionId - 1];
}
