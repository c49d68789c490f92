import type { readSiteConfig } from "#domain/site-config";
import { languages } from "#i18n/languages.ts";
import { storedLanguage } from "../stored-language.ts";

type Configs = Awaited<ReturnType<typeof readSiteConfig>>;

/** End of the answer time that the pages of a request's language promise; `undefined` without a promise. */
export function promisedAnswer(configs: Configs, { since, language }: { since: Date; language: string }): Date | undefined {
  const { answerDays } = { ...configs[languages.en.configKey]?.site, ...configs[languages[storedLanguage({ language })].configKey]?.site };
  return answerDays === undefined ? undefined : addBusinessDays(since, answerDays);
}

export function addBusinessDays(from: Date, days: number): Date {
  const end = new Date(from);
  for (let left = days; left > 0;) {
    end.setUTCDate(end.getUTCDate() + 1);
    if (end.getUTCDay() !== 0 && end.getUTCDay() !== 6) left -= 1;
  }
  return end;
}
