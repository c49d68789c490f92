import { useLocaleState } from "react-admin";
import type { StaffText } from "../../../domain/content/fields/field.ts";
import { languages } from "../../../i18n/languages.ts";

/** A language of the screens; the site's own has one more English. */
export type StaffLanguage = keyof StaffText;
export const staffLanguages: readonly StaffLanguage[] = ["en", "fr", "de", "cn"];

const key = "ecactus.admin.language";

export function isStaffLanguage(code: string): code is StaffLanguage {
  return staffLanguages.some((known) => known === code);
}

/** What was chosen before, else the browser's. */
export function firstLanguage(): StaffLanguage {
  const chosen = localStorage.getItem(key) ?? "";
  if (isStaffLanguage(chosen)) return chosen;
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return staffLanguages.find((code) => tags.includes(languages[code].tag.slice(0, 2))) ?? "en";
}

export function keepLanguage(code: string): void {
  localStorage.setItem(key, code);
  document.documentElement.lang = isStaffLanguage(code) ? languages[code].tag : code;
}

/** The code by which the API knows the language of its messages. */
export function currentLocale(): string {
  return languages[firstLanguage()].tag;
}

/** The language of the screens. */
export function useStaffLanguage(): StaffLanguage {
  const [code] = useLocaleState();
  return isStaffLanguage(code) ? code : "en";
}

/** The texts of a screen in the language of the screens. */
export function useTexts<Texts>(texts: Record<StaffLanguage, Texts>): Texts {
  return texts[useStaffLanguage()];
}
