import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { waitForLayout } from "./fixtures.ts";

const requireOfBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(requireOfBuilder.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Widths of phones, tablets and desktops, with both sides of the breakpoints. */
export const widths = [320, 390, 768, 780, 1024, 1280, 1440, 1920];

/**
 * Returns the violations that axe finds on the page or in a part of it. Toasts are excluded, because their contrast is low while
 * they fade. `colours` switches the contrast check, which takes half of the time.
 */
export async function findAccessibilityViolations(
  page: Page,
  { part, colours = true }: { part?: string; colours?: boolean } = {},
): Promise<string[]> {
  // axe would take the colours of an overlapping part with deferred layout for the background.
  await waitForLayout(page);
  // Load axe once per document: AxeBuilder would send its source, over 1 MB, twice for each analysis.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: "undefined" }).setLegacyMode();
  const axe = part === undefined ? builder.exclude(".toast") : builder.include(part);
  const contrast = { "color-contrast": { enabled: colours } };
  const { violations } = await axe
    .options({ runOnly: { type: "tag", values: tags }, rules: contrast, resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export async function expectAccessible(page: Page, { colours }: { colours?: boolean } = {}): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAccessibilityViolations(page, { colours }), `${page.url()} at ${width} px`).toEqual([]);
  }
  expect(await measureSidewaysOverflow(page), page.url()).toBe(0);
}

export async function measureSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
