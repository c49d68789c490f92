import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { hoursView, optionalView, type FieldView } from "#app/features/solutions/field-view.server.ts";
import type { OptionalQuestions } from "#app/features/solutions/sizing-form.tsx";
import type { readSiteOptions } from "#domain/calculations/schema";
import { currencies } from "#domain/markets/schema";
import { demandPeriods } from "#domain/sizing/schema";
import { currencyName, currencySymbol } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

type TariffCopy = Copy["sizing"]["tariff"];
export type SiteExtras = ReturnType<typeof readSiteOptions>;

const order = ["demand", "price", "highPrice", "highHours", "lowPrice", "lowHours", "pv", "feedIn", "days", "energy", "cost"] as const;

/** The questions are unfolded if at least one is answered. */
export function siteQuestions(
  language: Language,
  extras: SiteExtras,
  copy: TariffCopy,
  shared: SolutionsCopy["sizing"],
): OptionalQuestions {
  const { currency, fields, readings, hours, period, problems } = extras;
  const symbol = currencySymbol(language, currency);
  const toView = (name: (typeof order)[number]): FieldView => {
    if (name === "highHours" || name === "lowHours") return hoursView(name, hours[name], copy.fields[name], shared.problems);
    const texts = { ...copy.fields[name], unit: copy.fields[name].unit.replace("{currency}", symbol) };
    return optionalView(language, fields[name], readings[name], texts, shared);
  };
  const views = order.map((name) => {
    const view = toView(name);
    const problem = name in problems ? problems[name as keyof typeof problems] : undefined;
    return problem && !view.error ? { ...view, error: copy.problems[problem] } : view;
  });
  return {
    summary: copy.summary,
    isOpen: views.some(({ text }) => text.trim() !== ""),
    fields: views,
    choices: [
      {
        legend: copy.period.legend,
        name: "period",
        value: period,
        options: demandPeriods.map((value) => ({ value, name: copy.period.names[value] })),
      },
      {
        legend: copy.currency,
        name: "currency",
        value: currency,
        options: currencies.map((value) => ({ value, name: currencyName(language, value) })),
      },
    ],
  };
}
