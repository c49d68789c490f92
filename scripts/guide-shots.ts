import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { keysOf } from "#i18n/keys-of.ts";
import { languages } from "#i18n/languages.ts";
import { messageOf } from "#platform/failures";
import { logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { contentTexts } from "../admin/src/content/texts.ts";
import type { StaffLanguage } from "../admin/src/texts/staff-language.ts";
import { launchBrowser } from "./running-site/launch-browser.ts";
import { openTemporarySite } from "./running-site/temporary-site.ts";
import { ensureBuilt } from "./prepare.mjs";
import type { GuideScreenshot } from "./shots/guides/guide-screenshot.ts";
import { guideScreenshots, secondLanguageOf } from "./shots/guides/screenshots.ts";
import { createExampleWork } from "./shots/guides/example-work.ts";

// `npm run shots:guides`: takes the screenshots of the staff guides in each language, from the built site with example work.
const window = { width: 1200, height: 760 };
const highest = 620;
/** Time for dialogs to open and lists to load. */
const pauseMs = 1500;
/** Size in bytes above which a screenshot is reported, because large files bloat the repository. */
const largestPicture = 60_000;

ensureBuilt();
const site = await openTemporarySite();
const browser = await launchBrowser();
let isWorkCreated = false;
for (const language of keysOf(contentTexts)) await photographAll(language);
await browser.close();
await site.close();

async function photographAll(language: StaffLanguage): Promise<void> {
  const context = await browser.newContext({ viewport: window, locale: languages[language].tag, reducedMotion: "reduce" });
  await logInAsStaff(context.request, { origin: site.url, dataDir: site.dataDir, role: "administrator" });
  if (!isWorkCreated) await createExampleWork(context.request, site.url);
  isWorkCreated = true;
  const folder = path.resolve("docs", "staff", language, "pictures");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, screenshot] of Object.entries(guideScreenshots))
    await photograph(context, { language, name, screenshot, folder }).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${language} ${name}: ${messageOf(error)}`);
    });
  await context.close();
}

type Photograph = { language: StaffLanguage; name: string; screenshot: GuideScreenshot; folder: string };

/** Uses a new page for each screenshot, so that nothing stays open from the previous one. */
async function photograph(context: BrowserContext, { language, name, screenshot: { address, act }, folder }: Photograph): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(`${site.url}/admin#/${address(secondLanguageOf(language))}`);
    await settle(page);
    const part = await act?.(page, language);
    await part?.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(pauseMs);
    const box = part ? await part.boundingBox() : { x: 0, y: 0, ...window };
    if (!box) throw new Error("the element is not visible");
    const y = Math.max(box.y, 0);
    const clip = { ...box, y, height: part ? Math.min(box.height, highest, window.height - y) : window.height };
    const picture = await page.screenshot({ animations: "disabled", clip });
    const { size } = await sharp(picture)
      .webp({ quality: 72, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`));
    if (size > largestPicture) console.warn(`Warning: ${language} ${name} has ${size} bytes, more than ${largestPicture}.`);
  } finally {
    await page.close();
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}
