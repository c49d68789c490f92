import { languages, type Language } from "./languages.ts";
import { primarySubtag } from "./primary-subtag.ts";

/** The languages of the back office. One more in this list is a type error wherever a text for staff lacks it. */
export const staffLanguages = ["en", "fr", "de", "cn"] as const satisfies readonly Language[];
export type StaffLanguage = (typeof staffLanguages)[number];

/** The first of a browser's languages that the back office is in, else English. */
export function preferredStaffLanguage(tags: readonly string[]): StaffLanguage {
  const codes = tags.map((tag) => staffLanguages.find((code) => primarySubtag(languages[code].tag) === primarySubtag(tag)));
  return codes.find((code) => code !== undefined) ?? "en";
}
