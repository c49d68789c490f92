import { markets } from "#domain/markets/schema";
import {
  carEnergy,
  heatPumpEnergy,
  houseYear,
  loadAssumptions,
  payback,
  spread,
  yearAssumptions,
  yearlySaving,
  type Loads,
  type Yearly,
} from "#domain/sizing/schema";
import { formatMoney } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Copy } from "./copy/fr.ts";
import type { Extras } from "./house-extras.server.ts";

type YearCopy = Copy["sizing"]["year"];
type House = { consumption: number; pv: number; loads: Loads };

/** Energy of a year in kWh; amounts of money only if the visitor entered prices. */
export function yearTexts(language: Language, house: House, usable: number, extras: Extras, copy: YearCopy): string[] {
  const { made, used, direct, charged, stored, exported, bought } = houseYear({ ...house, usable }, markets[language]);
  const round = Math.round;
  const energies = {
    made: round(made),
    used: round(used),
    direct: round(direct),
    charged: round(charged),
    stored: round(stored),
    exported: round(exported),
    bought: round(bought),
  };
  const { heat, distance, charging } = house.loads;
  return [
    formatMessage(language, copy.energy, energies),
    ...(heat > 0 ? [formatMessage(language, copy.pump, { energy: round(heatPumpEnergy(house.loads)) })] : []),
    ...(distance > 0 ? [formatMessage(language, copy.car[charging], { energy: round(carEnergy(house.loads)) })] : []),
    ...moneyTexts(language, { stored, charged }, extras, copy),
  ];
}

function moneyTexts(language: Language, yearly: Yearly, { currency, readings }: Extras, copy: YearCopy): string[] {
  const price = readings.price.value;
  if (price === undefined) return [];
  const feedIn = readings.feedIn.value;
  const tariff = { price, feedIn: feedIn ?? 0 };
  const saving = yearlySaving(yearly, tariff);
  if (saving <= 0) return [copy.noSaving];
  const money = formatMessage(language, copy.saving, {
    saving: formatMoney(language, saving, currency),
    stored: Math.round(yearly.stored),
  });
  const cost = readings.cost.value;
  return [
    money,
    ...(feedIn === undefined ? [copy.noFeedIn] : []),
    ...(cost === undefined ? [] : [paybackText(language, payback(cost, yearly, tariff), copy)]),
  ];
}

function paybackText(language: Language, { soonest, latest }: ReturnType<typeof payback>, copy: YearCopy): string {
  const { years, worse, better } = spread;
  const values = { years, growth: better.growth * 100, loss: worse.loss * 100 };
  if (soonest === undefined) return formatMessage(language, copy.payback.never, values);
  if (latest === undefined) return formatMessage(language, copy.payback.from, { ...values, soonest });
  return formatMessage(language, copy.payback.range, { ...values, soonest, latest });
}

export function yearAssumptionTexts(language: Language, texts: readonly string[]): string[] {
  const { performance, hotWater, perHundred } = loadAssumptions;
  const { worse, better, years } = spread;
  const values = {
    performance,
    hotWater: hotWater * 100,
    perHundred,
    growth: better.growth * 100,
    loss: worse.loss * 100,
    years,
    source: markets[language].sunSource,
    roundTrip: yearAssumptions.roundTrip * 100,
  };
  return texts.map((text) => formatMessage(language, text, values));
}
