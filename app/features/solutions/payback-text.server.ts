import { spread, type Payback } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { SolutionsCopy } from "./copy/fr.ts";

/** Says in how many years a price is paid back, or that it is not within the time of the calculation. */
export function paybackText(language: Language, { soonest, latest }: Payback, copy: SolutionsCopy["sizing"]["payback"]): string {
  const { years } = spread;
  if (soonest === undefined) return formatMessage(language, copy.never, { years });
  if (latest === undefined) return formatMessage(language, copy.from, { years, soonest });
  return formatMessage(language, soonest === latest ? copy.exact : copy.range, { soonest, latest });
}
