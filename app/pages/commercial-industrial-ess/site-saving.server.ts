import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { paybackText } from "#app/features/solutions/payback-text.server.ts";
import { rangeText } from "#app/features/solutions/range-text.server.ts";
import { estimateSiteMoney } from "#domain/calculations/schema";
import { markets } from "#domain/markets/schema";
import {
  defaultWorkingDays,
  mapRange,
  roundEstimate,
  siteAssumptions,
  spread,
  type Range,
  type SavingParts,
  type SiteInput,
  type SiteMoney,
  type SiteSizing,
} from "#domain/sizing/schema";
import { formatMessage } from "#i18n/format-message.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import type { SiteExtras } from "./site-extras.server.ts";

type TariffCopy = Copy["sizing"]["tariff"];
type Texts = { copy: TariffCopy; shared: SolutionsCopy["sizing"] };
export type SiteSaving = NonNullable<ReturnType<typeof siteSaving>>;

const partNames = ["demand", "shift", "sun"] as const;

/** Yearly saving as a range with its parts; `undefined` if the visitor entered no tariff. */
export function siteSaving(language: Language, input: SiteInput, sizing: SiteSizing, extras: SiteExtras, { copy, shared }: Texts) {
  const estimate = estimateSiteMoney(input, sizing, extras, language);
  if (!estimate) return undefined;
  const { model, saving, payback } = estimate;
  const format = (range: Range<number>) =>
    rangeText(range, (value) => formatMoney(language, roundEstimate(value, 3), extras.currency), shared);
  return {
    heading: copy.heading,
    total: saving ? formatMessage(language, copy.total, { saving: format(saving) }) : copy.noSaving,
    parts: partNames
      .map((name) => ({ name, amounts: mapRange(model.parts, (parts) => parts[name]) }))
      .filter(({ amounts }) => Math.round(amounts.cautious) !== 0 || Math.round(amounts.favourable) !== 0)
      .map(({ name, amounts }) => partView(name, amounts)),
    notes: [
      ...energyTexts(language, model, extras.readings.pv.value ?? 0, { copy, shared }),
      ...(payback ? [paybackText(language, payback, shared.payback)] : []),
    ],
  };

  function partView(name: keyof SavingParts, amounts: Range<number>) {
    return { ...copy.parts[name], amount: format(amounts) };
  }
}

function energyTexts(language: Language, { energies }: SiteMoney, pv: number, { copy, shared }: Texts): string[] {
  const print = (energyOf: (energy: SiteMoney["energies"]["cautious"]) => number) =>
    rangeText(mapRange(energies, energyOf), (value) => formatNumber(language, roundEstimate(value, 2)), shared);
  const supplied = formatMessage(language, copy.supplied, { energy: print(({ discharged }) => discharged) });
  if (pv === 0) return [supplied];
  const hasSurplus = Math.max(energies.cautious.fromSun, energies.favourable.fromSun) >= 1;
  return [supplied, hasSurplus ? formatMessage(language, copy.solar, { energy: print(({ fromSun }) => fromSun) }) : copy.noSolar];
}

export function savingAssumptionTexts(language: Language, texts: readonly string[]): string[] {
  const { cautious, favourable } = siteAssumptions;
  const percent = (share: number) => Math.round(100 * share);
  const values = {
    reduction: percent(cautious.reduction),
    sun: percent(favourable.sun - 1),
    roundTripLow: percent(cautious.roundTrip),
    roundTripHigh: percent(favourable.roundTrip),
    days: defaultWorkingDays,
    source: markets[language].sunSource,
    growth: percent(spread.favourable.growth),
    loss: percent(spread.cautious.loss),
    years: spread.years,
  };
  return texts.map((text) => formatMessage(language, text, values));
}
