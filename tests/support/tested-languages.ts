import { languageCodes, type Language } from "#i18n/languages.ts";
import { isLongRun } from "./is-long-run.ts";

const fixedLanguages: readonly Language[] = ["fr", "cn"];
const rotatingLanguages = languageCodes.filter((code) => !fixedLanguages.includes(code));
const dayMs = 86_400_000;

/** Languages whose pages `npm test` visits: French, Chinese and one that changes every day. `npm run test:long` visits all. */
export const testedLanguages: readonly Language[] = isLongRun
  ? languageCodes
  : [...fixedLanguages, rotatingLanguages[Math.floor(Date.now() / dayMs) % rotatingLanguages.length]!];
