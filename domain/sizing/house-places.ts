import type { Language } from "#i18n/languages.ts";

/**
 * Where the example house of an edition stands, for the light of its day and the yield of its roof.
 *
 * - `city`: in the edition's language
 * - `latitude`: degrees, negative in the south, where spring begins in September; `longitude`: degrees east
 * - `utcOffset`: hours of standard time; `summerTime`: whether clocks stand an hour later in spring and summer
 * - `conditioning`: what heating or cooling draws on average, in tenths of a kilowatt
 * - `springYield`, `winterYield`: kWh that a kilowatt of panels makes on a clear day of spring and on a day of the darkest month
 */
export type HousePlace = {
  city: string;
  latitude: number;
  longitude: number;
  utcOffset: number;
  summerTime: boolean;
  conditioning: { winter: number; spring: number; summer: number };
  springYield: number;
  winterYield: number;
};

const heated = { winter: 4, spring: 2, summer: 0 };
const darkWinter = { springYield: 4, winterYield: 1.17 };

export const housePlaces: Record<Language, HousePlace> = {
  fr: { city: "Lyon", latitude: 45.8, longitude: 4.8, utcOffset: 1, summerTime: true, conditioning: heated, ...darkWinter },
  en: { city: "Portland, Oregon", latitude: 45.5, longitude: -122.7, utcOffset: -8, summerTime: true, conditioning: heated, ...darkWinter },
  cn: {
    city: "上海",
    latitude: 31.2,
    longitude: 121.5,
    utcOffset: 8,
    summerTime: false,
    conditioning: { winter: 4, spring: 0, summer: 4 },
    springYield: 4,
    winterYield: 2.3,
  },
  au: {
    city: "Sydney",
    latitude: -33.9,
    longitude: 151.2,
    utcOffset: 10,
    summerTime: true,
    conditioning: { winter: 3, spring: 0, summer: 3 },
    springYield: 4,
    winterYield: 2.6,
  },
  de: { city: "München", latitude: 48.1, longitude: 11.6, utcOffset: 1, summerTime: true, conditioning: heated, ...darkWinter },
};
