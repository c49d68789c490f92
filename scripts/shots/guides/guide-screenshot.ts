import type { Locator, Page } from "@playwright/test";
import type { Language } from "#i18n/languages.ts";
import type { StaffLanguage } from "../../../admin/src/texts/staff-language.ts";

/** `act` prepares the screen and returns the element to capture; without one, the whole screen is captured. */
export type GuideScreenshot = {
  address: (other: Language) => string;
  act?: (page: Page, language: StaffLanguage) => Promise<Locator | void>;
};
