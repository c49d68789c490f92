import { languageCodes, type Language } from "#i18n/languages.ts";
import { isLongRun } from "./is-long-run.ts";

const always: readonly Language[] = ["fr", "cn"];
const rotating = languageCodes.filter((code) => !always.includes(code));
const dayMs = 86_400_000;

/** Languages whose pages `npm test` visits: French, Chinese and one that changes every day. `npm run test:long` visits all. */
export const testedLanguages: readonly Language[] = isLongRun
  ? languageCodes
  : [...always, rotating[Math.floor(Date.now() / dayMs) % rotating.length]!];
