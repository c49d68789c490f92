import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { laidOut } from "./fixtures.ts";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Widths of phones, tablets and desktops, and on both sides of each breakpoint. */
export const widths = [320, 390, 768, 780, 1024, 1280, 1440, 1920];

/**
 * Violations that axe finds on the page, or in a part of it; toasts are excluded because their contrast is low while they fade.
 * axe reports violations only: its report of passed rules takes four fifths of the time. `colours` says whether it checks
 * contrast, which takes half of the rest.
 */
export async function accessibilityFindings(
  page: Page,
  { part, colours = true }: { part?: string; colours?: boolean } = {},
): Promise<string[]> {
  // A part with deferred layout overlaps the next one, and axe takes its colours for the background.
  await laidOut(page);
  // AxeBuilder sends the source of axe, over a megabyte, twice for each analysis; a document needs it once.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const all = new AxeBuilder({ page, axeSource: "undefined" }).setLegacyMode();
  const axe = part === undefined ? all.exclude(".toast") : all.include(part);
  const contrast = { "color-contrast": { enabled: colours } };
  const { violations } = await axe
    .options({ runOnly: { type: "tag", values: tags }, rules: contrast, resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** At 1440 px and at 320 px axe finds no violation; at 320 px the page does not scroll sideways. */
export async function expectAccessible(page: Page, { colours }: { colours?: boolean } = {}): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFindings(page, { colours }), `${page.url()} at ${width} px`).toEqual([]);
  }
  expect(await sidewaysScroll(page), page.url()).toBe(0);
}

/** Number of pixels by which the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
