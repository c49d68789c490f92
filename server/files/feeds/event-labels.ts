import { feedCopies } from "#domain/feeds/schema";
import { copyIn, type readSiteConfig } from "#domain/site-config";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";

export type EventLabels = (typeof feedCopies)[Language]["event"];

/** Reads the labels of the list page, including editors' replacements. */
export function eventLabels(language: Language, configs: Awaited<ReturnType<typeof readSiteConfig>>): EventLabels {
  return copyIn({ name: "activity", copies: recordOf(languageCodes, (code) => feedCopies[code].event) }, language, configs);
}
