import type { Locator } from "@playwright/test";
import { expect, test, waitForAnimations, waitForHydration } from "./fixtures.ts";

/** Pages with rows, and whether a row leads to another address (a summary opens instead). */
const pages: [path: string, isLink: boolean][] = [
  ["/en", true],
  ["/en/explore/news", true],
  ["/en/explore/blog", true],
  ["/en/join-us", false],
  ["/en/platform/ECOS", true],
  ["/en/document/privacy-policy", true],
  ["/en/products/myrtillo-ess-high-voltage-lfp-battery", true],
  ["/en/search?q=battery", true],
  ["/en/solutions/residential-ess", false],
  ["/en/support-center", true],
  ["/en/support-center/community", true],
  ["/en/support-center/faqs", false],
  ["/en/support-center/error-codes", false],
];

const shadeOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
const lineOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element, "::before").backgroundSize);
/** Outlines of the row's own focus ring and of the one of the link that covers it. */
const ringOf = (row: Locator) =>
  row.evaluate((element) => {
    const link = element.querySelector(".row-link");
    const parts = [getComputedStyle(element, "::before"), ...(link ? [getComputedStyle(link, "::after")] : [])];
    return parts.some(({ outlineStyle, outlineWidth }) => outlineStyle === "solid" && outlineWidth === "3px");
  });

for (const [path, isLink] of pages)
  test.describe(() => {
    // Its first row leads to a PDF, and Chromium reports that a page with view transitions leaves for a document without them.
    if (path === "/en/support-center") test.use({ expectedErrors: /ViewTransition opt-in disabled/ });

    test(`rows of ${path} react to the pointer and to the focus over their whole width`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await waitForHydration(page);
      // The first answer of the FAQs is open already.
      const row = page
        .locator("main .link-row")
        .filter({ visible: true })
        .nth(path.endsWith("/faqs") ? 1 : 0);
      await row.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await waitForAnimations(page);
      const shadeAtRest = await shadeOf(row);
      const { width, height } = (await row.boundingBox())!;
      const end = { x: width - 3, y: height - 3 };
      await row.hover({ position: end });
      await waitForAnimations(page);
      expect(await shadeOf(row)).not.toBe(shadeAtRest);
      expect(await lineOf(row)).toBe("100% 2px");

      const isSelf = await row.evaluate((element) => element.matches("a, summary"));
      const control = isSelf ? row : row.locator(".row-link");
      await page.keyboard.press("Tab");
      await control.focus();
      expect(await ringOf(row)).toBe(true);

      const before = page.url();
      await row.click({ position: end });
      if (isLink) await expect(page).not.toHaveURL(before);
      else await expect(row.locator("xpath=..")).toHaveAttribute("open");
    });
  });

test("rows contain no control inside another, and none beside a covering link that cannot be reached", async ({ page }) => {
  for (const [path] of [...pages, ["/en/support-center/downloads"] as const]) {
    await page.goto(path);
    const nested = await page
      .locator("main :is(a, summary).link-row")
      .evaluateAll((rows) => rows.filter((row) => row.querySelector("a, button, input")).length);
    expect(nested, path).toBe(0);
  }
  // The last page is the list of documents, whose rows have a checkbox and the check sum beside the link.
  const row = page.locator("main .link-row").first();
  const { width, height } = (await row.boundingBox())!;
  const target = await row.evaluate(
    (element, [x, y]) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + x!, top + y!)?.className;
    },
    [width - 3, height / 2],
  );
  expect(target).toContain("row-link");
  await row.getByRole("checkbox").check();
  await row.locator("summary").click();
  await expect(row.locator("details")).toHaveAttribute("open");
  await expect(page).toHaveURL(/\/en\/support-center\/downloads$/);
});
