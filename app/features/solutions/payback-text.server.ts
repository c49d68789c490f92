import { paybackName, spread, type Payback } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { SolutionsCopy } from "./copy/fr.ts";

/** Says in how many years a price is paid back, or that it is not within the time of the calculation. */
export function paybackText(language: Language, payback: Payback, copy: SolutionsCopy["sizing"]["payback"]): string {
  return formatMessage(language, copy[paybackName(payback)], { ...payback, years: spread.years });
}
