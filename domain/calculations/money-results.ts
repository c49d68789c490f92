import { paybackName, spread } from "#domain/sizing/schema";
import { formatMessage } from "#i18n/format-message.ts";
import { formatMoneyRange } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { baseLanguageOf } from "#i18n/traits.ts";
import type { Calculation } from "./calculation.ts";
import type { MoneyEstimate } from "./estimate-money.ts";
import { moneyTexts } from "./names.ts";

/** Results of an estimate as stored with a request; a saving of zero means that there is none. */
export function moneyResults(estimate: MoneyEstimate | undefined): Record<string, number> {
  if (!estimate) return {};
  const { saving = { cautious: 0, favourable: 0 }, payback } = estimate;
  return {
    savingLow: Math.min(saving.cautious, saving.favourable),
    savingHigh: Math.max(saving.cautious, saving.favourable),
    ...(payback?.soonest !== undefined && { paybackSoonest: payback.soonest }),
    ...(payback?.latest !== undefined && { paybackLatest: payback.latest }),
  };
}

/** Describes the yearly saving and the payback time; empty for a calculation without prices. */
export function describeMoney({ inputs, results }: Calculation, language: Language): string[] {
  const { savingLow, savingHigh } = results;
  if (typeof savingLow !== "number" || typeof savingHigh !== "number") return [];
  const texts = moneyTexts[baseLanguageOf(language)];
  if (savingHigh <= 0) return [texts.noSaving];
  const amount = formatMoneyRange(language, savingLow, savingHigh, String(inputs.currency));
  return [formatMessage(language, texts.saving, { saving: amount }), ...(inputs.cost === undefined ? [] : [paybackOf(results, language)])];
}

function paybackOf({ paybackSoonest, paybackLatest }: Calculation["results"], language: Language): string {
  const texts = moneyTexts[baseLanguageOf(language)].payback;
  const payback = {
    ...(typeof paybackSoonest === "number" && { soonest: paybackSoonest }),
    ...(typeof paybackLatest === "number" && { latest: paybackLatest }),
  };
  const name = paybackName(payback);
  if (name === "exact") return formatMessage(language, texts.exact, { count: Number(paybackLatest) });
  return formatMessage(language, texts[name], { ...payback, years: spread.years });
}
