import { rangeText } from "#app/features/solutions/range-text.server.ts";
import { paybackText } from "#app/features/solutions/payback-text.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { estimateHouseMoney, type EquippedHouse, type MoneyEstimate } from "#domain/calculations/schema";
import { markets } from "#domain/markets/schema";
import {
  carEnergy,
  heatPumpEnergy,
  houseYear,
  houseYearRange,
  loadAssumptions,
  mapRange,
  roundEstimate,
  selfSufficiency,
  spread,
  yearAssumptions,
  type HouseYear,
} from "#domain/sizing/schema";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Copy } from "./copy/fr.ts";
import type { Extras } from "./house-extras.server.ts";

type YearCopy = Copy["sizing"]["year"];
type Texts = { copy: YearCopy; shared: SolutionsCopy["sizing"] };

/** Energy of a year in kWh, as a range; amounts of money only if the visitor entered prices. */
export function yearTexts(language: Language, house: EquippedHouse, extras: Extras, { copy, shared }: Texts): string[] {
  const market = markets[language];
  const range = houseYearRange(house, market);
  const { made, used } = houseYear(house, market);
  const formatEnergies = (energyOf: (year: HouseYear) => number) =>
    rangeText(mapRange(range, energyOf), (value) => formatNumber(language, roundEstimate(value, 2)), shared);
  const { heat, distance, charging } = house.loads;
  return [
    formatMessage(language, copy.energy, { made: roundEstimate(made, 3), used: Math.round(used) }),
    formatMessage(language, copy.range, {
      share: rangeText(mapRange(range, selfSufficiency), (share) => formatNumber(language, Math.round(100 * share)), shared),
      stored: formatEnergies(({ stored }) => stored),
      bought: formatEnergies(({ bought }) => bought),
    }),
    ...(heat > 0 ? [formatMessage(language, copy.pump, { energy: Math.round(heatPumpEnergy(house.loads)) })] : []),
    ...(distance > 0 ? [formatMessage(language, copy.car[charging], { energy: Math.round(carEnergy(house.loads)) })] : []),
    ...moneyTexts(language, estimateHouseMoney(house, extras, language, range), extras, { copy, shared }),
  ];
}

function moneyTexts(language: Language, estimate: MoneyEstimate | undefined, extras: Extras, { copy, shared }: Texts): string[] {
  if (!estimate) return [];
  const { saving, payback } = estimate;
  if (!saving) return [copy.noSaving];
  const amount = rangeText(saving, (value) => formatMoney(language, value, extras.currency), shared);
  return [
    formatMessage(language, copy.saving, { saving: amount }),
    ...(extras.readings.feedIn.value === undefined ? [copy.noFeedIn] : []),
    ...(payback ? [paybackText(language, payback, shared.payback)] : []),
  ];
}

export function yearAssumptionTexts(language: Language, texts: readonly string[]): string[] {
  const { performance, hotWater, perHundred } = loadAssumptions;
  const { cautious, favourable, years } = spread;
  const percent = (share: number) => Math.round(100 * share);
  const values = {
    performance,
    hotWater: hotWater * 100,
    perHundred,
    growth: favourable.growth * 100,
    loss: cautious.loss * 100,
    years,
    source: markets[language].sunSource,
    roundTripLow: percent(yearAssumptions.cautious.roundTrip),
    roundTripHigh: percent(yearAssumptions.favourable.roundTrip),
    sun: percent(yearAssumptions.favourable.sun - 1),
  };
  return texts.map((text) => formatMessage(language, text, values));
}
