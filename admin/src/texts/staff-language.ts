import { useLocaleState } from "react-admin";
import { languages } from "../../../i18n/languages.ts";
import { preferredStaffLanguage, staffLanguages, type StaffLanguage } from "../../../i18n/staff-languages.ts";
import { readStored, writeStored } from "../frame/storage.ts";

export { staffLanguages, type StaffLanguage };

const key = "ecactus.admin.language";

export function isStaffLanguage(code: string): code is StaffLanguage {
  return staffLanguages.some((known) => known === code);
}

/** What was chosen before, else the browser's. */
export function firstLanguage(): StaffLanguage {
  const chosen = readStored(key) ?? "";
  if (isStaffLanguage(chosen)) return chosen;
  return preferredStaffLanguage(navigator.languages);
}

export function keepLanguage(code: string): void {
  writeStored(key, code);
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
