import { clearestDayYield, meanYield, monthOf, seasons } from "#domain/sun/schema";
import type { Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { markets, type ExampleHouse } from "./markets.ts";

export type { ExampleHouse } from "./markets.ts";

/** Returns the example house of a market with the yields of its roof. */
export function exampleHouseOf(language: Language): ExampleHouse {
  const { house, sunYear } = markets[language];
  const inSeasons = (yieldOf: typeof meanYield) =>
    recordOf(seasons, (season) => Math.round(yieldOf(sunYear, monthOf(season, house.latitude)) * 100) / 100);
  const yields = inSeasons(meanYield);
  // In Shanghai January is darker than the month of the solstice.
  const darkest = Math.min(...sunYear.map((_, month) => meanYield(sunYear, month)));
  return { ...house, yields: { ...yields, winter: Math.round(darkest * 100) / 100 }, clearYields: inSeasons(clearestDayYield) };
}
