import { languageCodes, type Language } from "#i18n/languages.ts";
import { isLongRun } from "./is-long-run.ts";

/**
 * Languages whose pages `npm test` visits: the default, whose texts may fall back to English, and the one with another script.
 * `npm run test:long` visits all.
 */
export const testedLanguages: readonly Language[] = isLongRun ? languageCodes : ["fr", "cn"];
