/** Sectors of events and cases, by the id that addresses (`?functionId=`) and the state of the app know them by; 0 is all of them. */
const sectors = [undefined, "utility", "commercial-industrial", "residential"] as const;

export type Sector = Exclude<(typeof sectors)[number], undefined>;

export const functionIds: readonly number[] = sectors.map((_, id) => id);

/** The values of the query, for the route table. */
export const functionIdValue = /^[0-3]$/;

/** The sector that is chosen; `undefined` stands for all, also where the id is none. */
export function sectorOf(functionId: number): Sector | undefined {
  return sectors[functionId];
}

/** What the query of an address says; all sectors where it says nothing that is known. */
export function functionIdOf(query: URLSearchParams): number {
  const value = query.get("functionId") ?? "";
  return functionIdValue.test(value) ? Number(value) : 0;
}
