import type { Page } from "@playwright/test";
import { languages } from "#i18n/languages.ts";
import { menuTexts } from "../../../admin/src/site/menu-texts.ts";
import { siteTexts } from "../../../admin/src/site/site-texts.ts";
import { maintenanceTexts } from "../../../admin/src/maintenance/texts.ts";
import { newsletterTexts } from "../../../admin/src/newsletter/texts.ts";
import { ownAccountTexts } from "../../../admin/src/account/texts.ts";
import { redirectTexts } from "../../../admin/src/redirects/texts.ts";
import { staffUserTexts } from "../../../admin/src/staff-users/texts.ts";
import type { GuideScreenshot } from "./guide-screenshot.ts";

const dialog = (page: Page) => page.locator(".MuiDialog-paper");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Screenshots of the guides for the audience, the website and the administration. */
export const siteScreenshots: Record<string, GuideScreenshot> = {
  "newsletter-issue": {
    address: () => "newsletter/new",
    async act(page, language) {
      const texts = newsletterTexts[language];
      await page.locator("#main-content").getByRole("combobox").first().click();
      await page.getByRole("option", { name: languages.en.name, exact: true }).click();
      await page.getByLabel(texts.subject, { exact: true }).fill("News in spring");
      await page.getByLabel(texts.intro, { exact: true }).fill("Hello,\n\nRead how a battery is made, and visit us on our open day.");
      await page.getByLabel(texts.entries).click();
      await page.getByRole("option").first().click();
      await press(page, texts.save);
      await page.getByRole("button", { name: texts.send, exact: true }).waitFor();
    },
  },
  account: {
    address: () => "accounts",
    async act(page) {
      await page.locator('#main-content a[href*="/accounts/"]').first().click();
      await page.waitForURL(/accounts\/./);
    },
  },
  analytics: { address: () => "visits" },
  "company-mailboxes": {
    address: () => "site?language=en",
    act: async (page, language) => region(page, siteTexts[language].mailboxes),
  },
  menu: {
    address: () => "menus?language=en",
    act: async (page, language) => region(page, menuTexts[language].header),
  },
  inspector: {
    address: (other) => `sentences/page?page=${encodeURIComponent(`${languages[other].prefix}/explore/expo`)}`,
    async act(page) {
      await page.locator("#main-content").frameLocator("iframe").getByRole("heading", { level: 1 }).click();
      // Each language of a UI string is an item of a list.
      await page.locator("#main-content li").first().waitFor();
    },
  },
  redirect: {
    address: () => "redirects",
    async act(page, language) {
      const texts = redirectTexts[language];
      await press(page, texts.add);
      await dialog(page).getByLabel(texts.from, { exact: true }).fill("/about.html");
      await dialog(page).getByLabel(texts.to, { exact: true }).fill("/about-us");
      return dialog(page);
    },
  },
  synonyms: { address: (other) => `synonyms?language=${other}` },
  maintenance: {
    address: () => "maintenance",
    async act(page, language) {
      const rows = region(page, maintenanceTexts[language].rows);
      await rows.getByRole("button").last().click();
      await rows.getByRole("combobox").fill("/products/copia");
      await page.keyboard.press("Escape");
      return rows;
    },
  },
  invitation: {
    address: () => "people",
    async act(page, language) {
      await press(page, staffUserTexts[language].invite);
      await dialog(page).locator("input[type=email]").fill("new.colleague@example.com");
      return dialog(page);
    },
  },
  "audit-log": { address: () => "acts" },
  jobs: { address: () => "jobs" },
  "my-account": {
    address: () => "my-account",
    async act(page, language) {
      await region(page, ownAccountTexts[language].secondFactor).scrollIntoViewIfNeeded();
    },
  },
};
