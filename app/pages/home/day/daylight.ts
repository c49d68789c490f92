import type { HousePlace } from "#domain/sizing/schema";

export const seasons = ["winter", "spring", "summer"] as const;
export type Season = (typeof seasons)[number];

/** First quarters of an hour of day and of night, by clock; the roof's power at its best in tenths of a kilowatt. */
export type Daylight = { sunrise: number; sunset: number; peak: number };

/** How far the sun stands towards the house's own pole: at the solstices, and in the middle of April or October. */
const declinations: Record<Season, number> = { winter: -23.44, spring: 8, summer: 23.44 };
/** The upper edge of the sun appears while its centre is still this far below the horizon. */
const horizon = -0.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

/** The light of a clear day; the seasons of the south are those of its own calendar. */
export function daylightOf({ latitude, longitude, utcOffset, summerTime }: HousePlace, season: Season): Daylight {
  const fromEquator = Math.abs(latitude);
  const declination = declinations[season];
  const hourAngle = Math.acos((sin(horizon) - sin(fromEquator) * sin(declination)) / (cos(fromEquator) * cos(declination)));
  const halfDay = (12 * hourAngle) / Math.PI;
  const clock = utcOffset + (summerTime && season !== "winter" ? 1 : 0);
  const noon = 12 + clock - longitude / 15;
  return {
    sunrise: Math.round(4 * (noon - halfDay)),
    sunset: Math.round(4 * (noon + halfDay)),
    peak: Math.round(roofPower(90 - fromEquator + declination)),
  };
}

/** Tenths of a kilowatt from 9 kWp that lean 30° towards the equator, when the sun stands at `elevation`. */
function roofPower(elevation: number): number {
  const airMass = 1 / sin(elevation);
  // Direct light through air after Meinel, in W/m²; a tenth comes from the sky, a tenth is lost to heat and conversion.
  const light = 1353 * 0.7 ** (airMass ** 0.678) * 1.1 * cos(60 - elevation);
  return (90 * 0.9 * light) / 1000;
}
