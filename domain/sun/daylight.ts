import type { Season } from "./season.ts";

/** First quarters of an hour of day and of night, by clock; the roof's power at its best in tenths of a kilowatt. */
export type Daylight = { sunrise: number; sunset: number; peak: number };

/** Degrees: `latitude` is negative in the south, `longitude` in the west. */
export type Position = { latitude: number; longitude: number };

/**
 * A place with its clock and the yield of its roofs.
 *
 * - `utcOffset`: hours of standard time; `summerTime`: whether clocks stand an hour later in spring and summer
 * - `yields`: kWh that a kWp of panels generates on a mean day of the season's month, in winter of the darkest month;
 *   `clearYields`: on the clearest day of the season's month
 */
export type SunPlace = Position & {
  utcOffset: number;
  summerTime: boolean;
  yields: Record<Season, number>;
  clearYields: Record<Season, number>;
};

/** How far the sun stands towards the house's own pole: at the solstices, and in the middle of April or October. */
const declinations: Record<Season, number> = { winter: -23.44, spring: 8, summer: 23.44 };
/** The upper edge of the sun appears while its centre is still this far below the horizon. */
const horizon = -0.833;
/** Panels of the example roof, in kWp. */
const roof = 9;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

/** The light of a clear day; the seasons of the south are those of its own calendar. */
export function daylightOf(place: SunPlace, season: Season): Daylight {
  const clock = place.utcOffset + (place.summerTime && season !== "winter" ? 1 : 0);
  const position = { latitude: Math.abs(place.latitude), longitude: place.longitude };
  const light = lightUnder(position, declinations[season], clock);
  let shares = 0;
  for (let quarter = light.sunrise; quarter < light.sunset; quarter++) shares += sunShare(light, quarter);
  // 40 tenths of a kilowatt are one kWh in a quarter of an hour.
  return { ...light, peak: Math.round((roof * place.clearYields[season] * 40) / shares) };
}

/** The light of a clear day where the sun stands `declination` degrees towards a place's own pole, by a clock so many hours before UTC. */
export function lightUnder({ latitude, longitude }: Position, declination: number, clock: number): Daylight {
  const hourAngle = Math.acos((sin(horizon) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination)));
  const halfDay = (12 * hourAngle) / Math.PI;
  const noon = 12 + clock - longitude / 15;
  return {
    sunrise: Math.round(4 * (noon - halfDay)),
    sunset: Math.round(4 * (noon + halfDay)),
    peak: Math.round(roofPower(90 - latitude + declination)),
  };
}

/** The share of the day's best light that comes in a quarter of an hour. */
export function sunShare({ sunrise, sunset }: Pick<Daylight, "sunrise" | "sunset">, quarter: number): number {
  if (quarter < sunrise || quarter >= sunset) return 0;
  return Math.sin((Math.PI * (quarter + 0.5 - sunrise)) / (sunset - sunrise)) ** 1.6;
}

/** Tenths of a kilowatt from the example roof, 30° towards the equator, when the sun stands at `elevation`. */
function roofPower(elevation: number): number {
  const airMass = 1 / sin(elevation);
  // Direct light through air after Meinel, in W/m²; a tenth comes from the sky, a tenth is lost to heat and conversion.
  const light = 1353 * 0.7 ** (airMass ** 0.678) * 1.1 * cos(60 - elevation);
  return (10 * roof * 0.9 * light) / 1000;
}
