import type { OptionalQuestions } from "#app/features/solutions/sizing-form.tsx";
import { optionalView } from "#app/features/solutions/field-view.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import type { Query } from "#app/page/query.ts";
import { readHouseOptions } from "#domain/calculations/schema";
import { currencies } from "#domain/markets/schema";
import { chargingTimes } from "#domain/sizing/schema";
import { currencyName, currencySymbol } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

type ExtrasQuery = Query<"heat" | "distance" | "charging" | "price" | "feedIn" | "cost" | "currency">;
export type Extras = ReturnType<typeof readExtras>;

/** Optional heat pump, car and prices; absent values count as zero or are left out. */
export function readExtras(language: Language, query: ExtrasQuery) {
  const { charging, ...options } = readHouseOptions(query, language);
  const { heat, distance } = options.readings;
  return { ...options, loads: { heat: heat.value ?? 0, distance: distance.value ?? 0, charging } };
}

const fieldNames = ["heat", "distance", "price", "feedIn", "cost"] as const;

/** The questions are unfolded if at least one is answered. */
export function extraQuestions(
  language: Language,
  { currency, fields, readings, loads }: Extras,
  copy: Copy["sizing"]["year"],
  shared: SolutionsCopy["sizing"],
): OptionalQuestions {
  const symbol = currencySymbol(language, currency);
  return {
    summary: copy.summary,
    isOpen: fieldNames.some((name) => readings[name].text?.trim()),
    fields: fieldNames.map((name) => {
      const texts = copy.fields[name];
      return optionalView(language, fields[name], readings[name], { ...texts, unit: texts.unit.replace("{currency}", symbol) }, shared);
    }),
    choices: [
      {
        legend: copy.charging.legend,
        name: "charging",
        value: loads.charging,
        options: chargingTimes.map((value) => ({ value, name: copy.charging.names[value] })),
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
