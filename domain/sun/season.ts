export const seasons = ["winter", "spring", "summer"] as const;
export type Season = (typeof seasons)[number];

const northern: Record<Season, number> = { winter: 11, spring: 3, summer: 5 };

/** Returns the month that represents a season (January is 0): December, April and June, shifted by six months in the south. */
export function monthOf(season: Season, latitude: number): number {
  return latitude < 0 ? (northern[season] + 6) % 12 : northern[season];
}
