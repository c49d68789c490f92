import type { Page } from "@playwright/test";
import { languages, type Language } from "#i18n/languages.ts";
import { contentTexts } from "../../../admin/src/content/texts.ts";
import { translationTexts } from "../../../admin/src/content/translation-texts.ts";
import { inboxTexts } from "../../../admin/src/inbox/texts.ts";
import type { StaffLanguage } from "../../../admin/src/texts/staff-language.ts";
import { contentScreenshots } from "./content-screenshots.ts";
import { draftNewsKey, publishedNewsKey } from "./example-work.ts";
import type { GuideScreenshot } from "./guide-screenshot.ts";
import { siteScreenshots } from "./site-screenshots.ts";

/** Language shown beside English: the reader's, or German for English readers. */
export const secondLanguageOf = (language: StaffLanguage): Language => (language === "en" ? "de" : language);

const dialog = (page: Page) => page.locator(".MuiDialog-paper");
const edition = (page: Page, language: Language) => page.getByRole("region", { name: languages[language].name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

export const guideScreenshots: Record<string, GuideScreenshot> = {
  "new-entry": {
    address: () => "content/news",
    async act(page, language) {
      await press(page, contentTexts[language].create);
      await dialog(page).getByRole("textbox").first().fill("Open day in spring");
      return dialog(page);
    },
  },
  editor: { address: (other) => `content/news/${publishedNewsKey}?left=en&right=${other}` },
  preview: {
    address: (other) => `content/news/${publishedNewsKey}?left=${other}&right=en`,
    async act(page, language) {
      await press(page, contentTexts[language].preview);
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    },
  },
  "publish-dialog": {
    address: () => `content/news/${draftNewsKey}?left=en`,
    async act(page, language) {
      await press(page, contentTexts[language].publish);
      await page.getByRole("button", { name: contentTexts[language].now }).click({ trial: true });
      return dialog(page);
    },
  },
  "two-languages": { address: (other) => `content/news/${draftNewsKey}?left=en&right=${other}` },
  shared: {
    address: (other) => `content/product/copia?left=en&right=${other}`,
    act: async (page, language) => page.getByRole("region", { name: contentTexts[language].shared }),
  },
  "follow-note": {
    address: (other) => `content/news/${publishedNewsKey}?left=${other}&right=en`,
    act: async (page, language) => edition(page, secondLanguageOf(language)),
  },
  "export-translation": {
    address: () => "content/news",
    async act(page, language) {
      await press(page, translationTexts[language].take);
      return dialog(page);
    },
  },
  ...contentScreenshots,
  "sample-entries": { address: () => "content/activity?sample=1" },
  inbox: { address: () => "inbox" },
  thread: {
    address: () => "inbox",
    async act(page, language) {
      await page.getByRole("link", { name: "Jonas Weber" }).click();
      await page.getByRole("heading", { name: inboxTexts[language].messages }).waitFor();
    },
  },
  template: {
    address: () => "templates",
    async act(page) {
      await page.getByRole("button", { name: "Data sheet" }).click();
      return dialog(page);
    },
  },
  ...siteScreenshots,
};
