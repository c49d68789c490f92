import type { Locator } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const weightsOf = (parts: Locator) =>
  parts.evaluateAll((elements) => [...new Set(elements.map((element) => Number(getComputedStyle(element).fontWeight)))]);
const main = (selector: string) => `main ${selector}`;

for (const { prefix, heading, proseHeading, label } of [
  { prefix: "/cn", heading: 600, proseHeading: 600, label: 400 },
  { prefix: "/de", heading: 500, proseHeading: 550, label: 550 },
])
  test(`headings and labels under ${prefix} have the weights ${heading} and ${label}`, async ({ page }) => {
    for (const path of ["/contact-us", "/partners", "/support-center", "/products/copia"]) {
      await page.goto(prefix + path);
      expect(await weightsOf(page.locator(main(":is(h1, h2):not(.font-label, .prose *)"))), path).toEqual([heading]);
      const labels = page.locator(main(":is(.font-label, button[type=submit]:not([aria-hidden]))"));
      expect(await weightsOf(labels), path).toEqual([label]);
    }
    expect(await weightsOf(page.locator(main(".prose h2")))).toEqual([proseHeading]);
    await page.goto(`${prefix}/contact-us`);
    const colours = await page.evaluate(() =>
      ["label[for].font-label", "main"].map((selector) => getComputedStyle(document.querySelector(selector)!).color),
    );
    expect(colours[0] === colours[1]).toBe(prefix !== "/cn");
    expect(await findAccessibilityViolations(page, { part: "form#ask" })).toEqual([]);
  });
