import { languages, type Language } from "./languages.ts";
import { primarySubtag } from "./primary-subtag.ts";

/** Adding a language causes a type error wherever its texts are missing. */
export const staffLanguages = ["en", "fr", "de", "cn"] as const satisfies readonly Language[];
export type StaffLanguage = (typeof staffLanguages)[number];

/** Returns the first of the browser's languages that the back office supports, else English. */
export function preferredStaffLanguage(tags: readonly string[]): StaffLanguage {
  const codes = tags.map((tag) => staffLanguages.find((code) => primarySubtag(languages[code].tag) === primarySubtag(tag)));
  return codes.find((code) => code !== undefined) ?? "en";
}
