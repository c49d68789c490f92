/**
 * Yield of each day of a typical year, in kWh per kWp of panels: twelve months from January, cloudy and clear days as they
 * follow each other. Computed from the hourly irradiation of a weather station: panels at 30° towards the equator
 * (Hay-Davies sky, ground albedo 0.2), performance ratio 0.80.
 */
export type SunYear = readonly (readonly number[])[];

/** Mean yield of a day of a month (January is 0), in kWh per kWp. */
export function meanYield(sunYear: SunYear, month: number): number {
  const days = sunYear[month] ?? [];
  return days.reduce((sum, day) => sum + day, 0) / days.length;
}

/** Yield of the clearest day of a month, in kWh per kWp. */
export function clearYield(sunYear: SunYear, month: number): number {
  return Math.max(...(sunYear[month] ?? []));
}
