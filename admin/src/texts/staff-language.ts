import { languages } from "../../../i18n/languages.ts";
import { preferredStaffLanguage, staffLanguages, type StaffLanguage } from "../../../i18n/staff-languages.ts";
import { createStore } from "../layout/create-store.ts";
import { readStored, writeStored } from "../layout/storage.ts";

export { staffLanguages, type StaffLanguage };

const key = "ecactus.admin.language";
const chosen = createStore<StaffLanguage>("en");

function isStaffLanguage(code: string | null): code is StaffLanguage {
  return staffLanguages.some((known) => known === code);
}

/** Sets the language to the stored choice or to the browser's, and follows a change in another tab. */
export function startStaffLanguage(): void {
  const stored = readStored(key);
  chooseLanguage(isStaffLanguage(stored) ? stored : preferredStaffLanguage(navigator.languages));
  window.addEventListener("storage", ({ key: changed, newValue }) => {
    if (changed === key && isStaffLanguage(newValue)) apply(newValue);
  });
}

export function chooseLanguage(language: StaffLanguage): void {
  writeStored(key, language);
  apply(language);
}

function apply(language: StaffLanguage): void {
  document.documentElement.lang = languages[language].tag;
  chosen.set(language);
}

/** Value of the `Language` header, for the messages of the API. */
export function currentLocale(): string {
  return languages[chosen.get()].tag;
}

export const currentStaffLanguage = (): StaffLanguage => chosen.get();

export function useStaffLanguage(): StaffLanguage {
  return chosen.useValue();
}

export function useTexts<Texts>(texts: Record<StaffLanguage, Texts>): Texts {
  return texts[useStaffLanguage()];
}
