import type { Season } from "./season.ts";

/**
 * `sunrise` and `sunset` are quarters of an hour in local time: the first of daylight and of night. `peak` is the power
 * of the roof in tenths of a kilowatt.
 */
export type Daylight = { sunrise: number; sunset: number; peak: number };

/** Coordinates are in degrees; `latitude` is negative in the south, `longitude` in the west. */
export type Position = { latitude: number; longitude: number };

/**
 * Place with its time zone and the yields of its roof.
 *
 * - `utcOffset`: hours of standard time; `summerTime`: whether daylight saving time applies
 * - `yields`: kWh per kWp on a mean day of the season's month, in winter of the darkest month
 * - `clearYields`: kWh per kWp on the clearest day of the season's month
 */
export type SunPlace = Position & {
  utcOffset: number;
  summerTime: boolean;
  yields: Record<Season, number>;
  clearYields: Record<Season, number>;
};

/** Solar declinations in degrees towards the pole of the hemisphere: at the solstices, and in mid-April or mid-October. */
const declinations: Record<Season, number> = { winter: -23.44, spring: 8, summer: 23.44 };
/** The upper edge of the sun is visible while its centre is this many degrees below the horizon. */
const horizon = -0.833;
/** The example roof has panels of this power in kWp. */
const roofKwp = 9;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

/** Returns the light of a clear day; the seasons are those of the hemisphere. */
export function daylightOf(place: SunPlace, season: Season): Daylight {
  const clock = place.utcOffset + (place.summerTime && season !== "winter" ? 1 : 0);
  const position = { latitude: Math.abs(place.latitude), longitude: place.longitude };
  const light = clearDayLight(position, declinations[season], clock);
  let shares = 0;
  for (let quarter = light.sunrise; quarter < light.sunset; quarter++) shares += sunShare(light, quarter);
  // A power of 40 tenths of a kilowatt yields one kWh in a quarter of an hour.
  return { ...light, peak: Math.round((roofKwp * place.clearYields[season] * 40) / shares) };
}

/**
 * Returns the light of a clear day for a declination towards the pole of the hemisphere. `clock` is the offset of local
 * time from UTC in hours.
 */
export function clearDayLight({ latitude, longitude }: Position, declination: number, clock: number): Daylight {
  const hourAngle = Math.acos((sin(horizon) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination)));
  const halfDay = (12 * hourAngle) / Math.PI;
  const noon = 12 + clock - longitude / 15;
  return {
    sunrise: Math.round(4 * (noon - halfDay)),
    sunset: Math.round(4 * (noon + halfDay)),
    peak: Math.round(roofPower(90 - latitude + declination)),
  };
}

/** Returns the share of the day's peak light in a quarter of an hour. */
export function sunShare({ sunrise, sunset }: Pick<Daylight, "sunrise" | "sunset">, quarter: number): number {
  if (quarter < sunrise || quarter >= sunset) return 0;
  return Math.sin((Math.PI * (quarter + 0.5 - sunrise)) / (sunset - sunrise)) ** 1.6;
}

/** Returns the power of the example roof in tenths of a kilowatt, tilted by 30° to the equator, for a solar elevation in degrees. */
function roofPower(elevation: number): number {
  const airMass = 1 / sin(elevation);
  // Compute direct light after Meinel in W/m²; add a tenth for the sky, subtract a tenth for heat and conversion.
  const light = 1353 * 0.7 ** (airMass ** 0.678) * 1.1 * cos(60 - elevation);
  return (10 * roofKwp * 0.9 * light) / 1000;
}
