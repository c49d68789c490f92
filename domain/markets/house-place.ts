import { clearYield, meanYield, monthOf, seasons, type Season, type SunPlace } from "#domain/sun/schema";
import type { Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { markets } from "./markets.ts";

/**
 * Location of a market's example house.
 *
 * - `city`: name in the market's language
 * - `conditioning`: mean power of heating or cooling in tenths of a kilowatt
 */
export type HousePlace = SunPlace & { city: string; conditioning: Record<Season, number> };

/** Example house of a market with the yields of its roof. */
export function housePlaceOf(language: Language): HousePlace {
  const { house, sunYear } = markets[language];
  const inSeasons = (yieldOf: typeof meanYield) =>
    recordOf(seasons, (season) => Math.round(yieldOf(sunYear, monthOf(season, house.latitude)) * 100) / 100);
  const yields = inSeasons(meanYield);
  // The darkest month of Shanghai is January, not the month of the solstice.
  const darkest = Math.min(...sunYear.map((_, month) => meanYield(sunYear, month)));
  return { ...house, yields: { ...yields, winter: Math.round(darkest * 100) / 100 }, clearYields: inSeasons(clearYield) };
}
