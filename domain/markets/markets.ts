import { lyon, munich, shanghai, sydney, vienna, type Season, type SunPlace, type SunYear } from "#domain/sun/schema";
import type { Language } from "#i18n/languages.ts";
import type { EmergencyRegion } from "./emergency-numbers.ts";

export const currencies = ["EUR", "USD", "GBP", "CHF", "AUD", "CNY"] as const;
export type Currency = (typeof currencies)[number];

/** `city` is in the market's language. `conditioning` is the mean power of heating or cooling in tenths of a kilowatt. */
export type ExampleHouse = SunPlace & { city: string; conditioning: Record<Season, number> };

/**
 * A market has assumptions about the readers of a language.
 *
 * - `country`: country of the market; undefined for the international English version
 * - `firstCountries`: countries with many readers of the language, which selects list first
 * - `house`: house of the examples; `sunYear`: daily yields of its roof; `sunSource`: weather data behind it
 * - `currency`: initial currency of the calculators; visitors can choose another
 * - `timeZone`: time zone of online events
 * - `emergency`: regions whose emergency numbers the notice lists; readers of English live in many countries
 * - `notSold`: products that do not fit the market; lists omit them, and their pages say why and offer no purchase
 */
export type Market = {
  country?: string;
  firstCountries: readonly string[];
  house: Omit<ExampleHouse, "yields" | "clearYields">;
  sunYear: SunYear;
  sunSource: string;
  currency: Currency;
  timeZone: string;
  emergency: readonly EmergencyRegion[];
  notSold?: readonly string[];
};

const heating = { winter: 4, spring: 2, summer: 0 };

export const markets: Record<Language, Market> = {
  fr: {
    country: "FR",
    firstCountries: ["FR", "BE", "CH", "LU", "CA"],
    house: { city: "Lyon", latitude: 45.8, longitude: 4.8, utcOffset: 1, summerTime: true, conditioning: heating },
    sunYear: lyon,
    sunSource: "TMYx 2004–2018, Lyon-Bron",
    currency: "EUR",
    timeZone: "Europe/Paris",
    emergency: ["FR", "BE", "LU", "CH", "CA"],
  },
  // The international localization has a house with three-phase supply in central Europe.
  en: {
    firstCountries: [],
    house: { city: "Vienna", latitude: 48.2, longitude: 16.4, utcOffset: 1, summerTime: true, conditioning: heating },
    sunYear: vienna,
    sunSource: "ASHRAE IWEC, Vienna-Schwechat",
    currency: "EUR",
    timeZone: "Europe/Vienna",
    emergency: ["EU", "GB", "US", "CA", "NZ", "IN", "BR", "AU"],
  },
  cn: {
    country: "CN",
    firstCountries: ["CN", "HK", "MO", "TW"],
    house: {
      city: "上海",
      latitude: 31.2,
      longitude: 121.5,
      utcOffset: 8,
      summerTime: false,
      conditioning: { winter: 4, spring: 0, summer: 4 },
    },
    sunYear: shanghai,
    sunSource: "CSWD，上海宝山",
    currency: "CNY",
    timeZone: "Asia/Shanghai",
    emergency: ["CN", "HK", "MO", "TW"],
    // The plug does not fit outlets to GB/T 1002.
    notSold: ["smart-plug"],
  },
  au: {
    country: "AU",
    firstCountries: ["AU", "NZ"],
    house: {
      city: "Sydney",
      latitude: -33.9,
      longitude: 151.2,
      utcOffset: 10,
      summerTime: true,
      conditioning: { winter: 3, spring: 0, summer: 3 },
    },
    sunYear: sydney,
    sunSource: "ASHRAE IWEC, Sydney Airport",
    currency: "AUD",
    timeZone: "Australia/Sydney",
    emergency: ["AU"],
    // The plug does not fit power points to AS/NZS 3112.
    notSold: ["smart-plug"],
  },
  de: {
    country: "DE",
    firstCountries: ["DE", "AT", "CH", "LI", "LU"],
    house: { city: "München", latitude: 48.1, longitude: 11.6, utcOffset: 1, summerTime: true, conditioning: heating },
    sunYear: munich,
    sunSource: "Testreferenzjahr 2015 des DWD, München",
    currency: "EUR",
    timeZone: "Europe/Berlin",
    emergency: ["DE", "AT", "CH", "LU"],
  },
};

export const isSoldIn = (language: Language, product: string): boolean => !markets[language].notSold?.includes(product);
