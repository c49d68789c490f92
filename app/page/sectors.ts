import type { ProductLine } from "#domain/content/schema";

/** Sectors of cases and events, ordered by their ids: 1 utility, 2 commercial and industrial, 3 residential. */
export const sectors = ["utility", "commercial-industrial", "residential"] as const satisfies readonly ProductLine[];
export type Sector = ProductLine;

/** Returns the id of a sector in addresses and in the app state; 0 means all sectors. */
export function functionIdOf(sector: Sector | undefined): number {
  return sector ? sectors.indexOf(sector) + 1 : 0;
}

/** Returns `undefined` for 0 and for unknown ids. */
export function sectorOf(functionId: number): Sector | undefined {
  return sectors[functionId - 1];
}
