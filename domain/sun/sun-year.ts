/**
 * Daily yields of a typical year in kWh per kWp, by month from January. Source: hourly station data for panels at 30°
 * towards the equator (Hay-Davies sky, ground albedo 0.2) with performance ratio 0.80.
 */
export type SunYear = readonly (readonly number[])[];

/** Returns the mean yield of a day of a month (January is 0), in kWh per kWp. */
export function meanYield(sunYear: SunYear, month: number): number {
  const days = sunYear[month] ?? [];
  return days.reduce((sum, day) => sum + day, 0) / days.length;
}

/** Returns the yields of spring, summer, autumn and winter relative to the best season. */
export function seasonShares(sunYear: SunYear, latitude: number): number[] {
  const firstOfSpring = latitude < 0 ? 8 : 2;
  const yields = [0, 3, 6, 9].map((later) =>
    [0, 1, 2].reduce((sum, month) => sum + meanYield(sunYear, (firstOfSpring + later + month) % 12), 0),
  );
  return yields.map((each) => each / Math.max(...yields));
}

/** Returns the yield of the clearest day of a month, in kWh per kWp. */
export function clearestDayYield(sunYear: SunYear, month: number): number {
  return Math.max(...(sunYear[month] ?? []));
}
