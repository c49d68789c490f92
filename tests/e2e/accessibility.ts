import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { laidOut } from "./fixtures.ts";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Of phones, tablets and desks, and on both sides of a change of layout. */
export const widths = [320, 390, 768, 780, 1024, 1280, 1440, 1920];

/**
 * What axe finds on the page, or in a part of it; a toast that is just fading away has no contrast of its own.
 * Everything that would only describe what passed is left out: it takes four fifths of the time. `colours`: whether
 * contrast is looked at, which takes half of the rest.
 */
export async function accessibilityFindings(
  page: Page,
  { part, colours = true }: { part?: string; colours?: boolean } = {},
): Promise<string[]> {
  // What waits to be laid out lies over what follows it, and axe takes its colours for those behind.
  await laidOut(page);
  // The builder would send its code, over a megabyte, twice for each look; a document needs it once.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const all = new AxeBuilder({ page, axeSource: "undefined" }).setLegacyMode();
  const axe = part === undefined ? all.exclude(".toast") : all.include(part);
  const contrast = { "color-contrast": { enabled: colours } };
  const { violations } = await axe
    .options({ runOnly: { type: "tag", values: tags }, rules: contrast, resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** On the narrowest phone, and if wanted on a desk before: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, { desk = true, colours }: { desk?: boolean; colours?: boolean } = {}): Promise<void> {
  for (const width of desk ? [1440, 320] : [320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFindings(page, { colours }), `${page.url()} at ${width} px`).toEqual([]);
  }
  expect(await sidewaysScroll(page), page.url()).toBe(0);
}

/** By how many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
