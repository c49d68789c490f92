/** Sectors of events and cases: 1 utility, 2 commercial and industrial, 3 residential. */
export const sectors = ["utility", "commercial-industrial", "residential"] as const;

export type Sector = (typeof sectors)[number];

/** What addresses (`?functionId=`) and the application's state know them by; 0 is all of them. */
export const functionIds = [0, 1, 2, 3] as const;

/** The values of the query, for the route table. */
export const functionIdValue = /^[0-3]$/;

/** `undefined` stands for all, also where the id is none. */
export function sectorOf(functionId: number): Sector | undefined {
  return sectors[functionId - 1];
}

export function functionIdOfSector(sector: Sector | undefined): number {
  return sector ? sectors.indexOf(sector) + 1 : 0;
}

/** What the query of an address says; all sectors where it says nothing that is known. */
export function functionIdOf(query: URLSearchParams): number {
  const value = query.get("functionId") ?? "";
  return functionIdValue.test(value) ? Number(value) : 0;
}
