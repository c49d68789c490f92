import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow, widths } from "./accessibility.ts";
import { longRunOnly, expect, delayScripts, waitForHydration, test } from "./fixtures.ts";

const agave = "agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "myrtillo-ess-high-voltage-lfp-battery";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
const bar = (page: Page) => page.locator("main form output").last();
const boxes = (page: Page) => page.locator("main form input[type=checkbox]");
const comparison = (page: Page) => page.locator("table");
/** Disable animations, because the tests compare positions. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the product filter works by keyboard, updates list and wall, and keeps focus and scroll position", async ({ page }) => {
  await page.goto("/en/products");
  await waitForHydration(page);
  const link = page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Batteries" });
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/products\?category=battery$/);
  await expect(page).toHaveTitle(/^Batteries \| Products/);
  await expect(link).toHaveAttribute("aria-current", "true");
  await expect(link).toBeFocused();
  await expect(boxes(page)).toHaveCount(1);
  await expect(page.locator("main form output").first()).toHaveText("Products shown: 1");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const fadedImages = page.locator("section[aria-label='All products at the same scale'] img[class*='grayscale']");
  await expect(fadedImages).toHaveCount(9);
  await page.goBack();
  await expect(boxes(page)).toHaveCount(10);
  await expect(fadedImages).toHaveCount(0);
});

test.describe("product comparison", () => {
  test("keeps the selection in the address, rejects a fourth product and opens by its button", async ({ page }) => {
    await page.goto("/en/products");
    await waitForHydration(page);
    await expect(bar(page)).toHaveText("Select up to three products to see them side by side.");
    await box(page, "MYRTILLO").check();
    await box(page, "AGAVE-TH").check();
    await expect(page).toHaveURL(new RegExp(`\\?compare=${agave},${myrtillo}$`));
    await expect(bar(page)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");
    await expect(bar(page)).toBeInViewport();
    await expect(comparison(page)).toHaveCount(0);

    await box(page, "COPIA").check();
    await box(page, "cholla LAN").click();
    await expect(box(page, "cholla LAN")).not.toBeChecked();
    await expect(bar(page)).toHaveText("You can compare three products at most. Clear one before you select another.");
    await box(page, "COPIA").uncheck();
    await expect(bar(page)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");

    await page.getByRole("button", { name: "Compare side by side" }).click();
    const heading = page.getByRole("heading", { name: "Product comparison side by side" });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
    await expect(comparison(page).getByRole("row", { name: /^Battery energy \(values differ\)/ })).toContainText("9.98–29.94");
  });

  test("removes products by keyboard without losing the focus", longRunOnly, async ({ page }) => {
    await page.goto(`/en/products?compare=${agave},${myrtillo}`);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Remove AGAVE-TH" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`\\?compare=${myrtillo}$`));
    await expect(page.getByRole("heading", { name: "Product comparison side by side" })).toBeFocused();
    await expect(box(page, "AGAVE-TH")).not.toBeChecked();
    await page.getByRole("link", { name: "Add a product" }).press("Enter");
    await box(page, "TIANYUAN 60k").press("Space");
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
    await page.getByRole("link", { name: "Clear selection" }).press("Enter");
    await expect(page).toHaveURL(/\/en\/products$/);
    await expect(comparison(page)).toHaveCount(0);
    await expect(page.locator("main form input:checked")).toHaveCount(0);
    await expect(page.locator("#list")).toBeFocused();
  });

  test("keeps the selection while filtering, and a shared address opens the same", longRunOnly, async ({ page, context }) => {
    await page.goto("/en/products");
    await waitForHydration(page);
    await box(page, "AGAVE-TH").check();
    await page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Batteries" }).click();
    await box(page, "MYRTILLO").check();
    await page.getByRole("button", { name: "Compare side by side" }).click();
    // The list changes before the address does.
    await expect(page).toHaveURL(/\?.*compare=[^&]*(,|%2C)/);
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
    const sharedPage = await context.newPage();
    await sharedPage.goto(page.url());
    await waitForHydration(sharedPage);
    await expect(comparison(sharedPage).getByRole("columnheader")).toHaveCount(3);
    await expect(bar(sharedPage)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");
    await expect(boxes(sharedPage)).toHaveCount(1);
  });

  const batteries = (page: Page) => page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Batteries" });
  const expectBothInBatteries = async (page: Page) => {
    await expect(page).toHaveURL(new RegExp(`\\?category=battery&compare=${agave},${myrtillo}$`));
    await expect(bar(page)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");
    await expect(boxes(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Compare side by side" }).click();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
  };

  test("keeps a product that is selected before a filter is rendered", longRunOnly, async ({ page }) => {
    // Delay rendering, which waits for the callback of the view transition, until the test calls `draw`.
    await page.addInitScript(() => {
      const drawSignal = new Promise<void>((resolve) => Object.assign(window, { draw: resolve }));
      document.startViewTransition = (update) => {
        const done = drawSignal.then(() => (typeof update === "function" ? update() : undefined)).then(() => {});
        return Object.assign(new EventTarget(), {
          ready: done,
          updateCallbackDone: done,
          finished: done,
          skipTransition() {},
          types: new Set<string>(),
        }) as unknown as ViewTransition;
      };
    });
    await page.goto(`/en/products?compare=${agave}`);
    await waitForHydration(page);
    await batteries(page).click();
    await expect(page).toHaveURL(/category=battery/);
    await expect(boxes(page)).toHaveCount(10);
    await box(page, "MYRTILLO").check();
    await expect(bar(page)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");
    await page.evaluate(() => (window as unknown as { draw(): void }).draw());
    await expectBothInBatteries(page);
  });

  test("keeps a product that is selected while a filter's payload is loading, and the filter too", longRunOnly, async ({ page }) => {
    const { promise: releasePromise, resolve: release } = Promise.withResolvers<void>();
    await page.route(/products\/_payload\.json\?category=battery/, async (route) => {
      await releasePromise;
      await route.continue();
    });
    await page.goto(`/en/products?compare=${agave}`);
    await waitForHydration(page);
    const payloadRequest = page.waitForRequest(/products\/_payload\.json\?category=battery/);
    await batteries(page).click();
    await payloadRequest;
    await box(page, "MYRTILLO").check();
    await expect(bar(page)).toHaveText("2 of 3 selected: AGAVE-TH, MYRTILLO");
    release();
    await expectBothInBatteries(page);
  });

  for (const order of [
    ["link", "box"],
    ["box", "link"],
    ["link", "box", "link"],
  ] as const) {
    test(`applies filter and selection clicked in one task: ${order.join(", then ")}`, longRunOnly, async ({ page }) => {
      await page.goto(`/en/products?compare=${agave}`);
      await waitForHydration(page);
      const clickTargets = { link: await batteries(page).elementHandle(), box: await box(page, "MYRTILLO").elementHandle() };
      await page.evaluate(
        ([elements, names]) => {
          for (const name of names) (elements[name] as HTMLElement).click();
        },
        [clickTargets, order] as const,
      );
      await expectBothInBatteries(page);
    });
  }

  test("applies a selection that is cleared and started again in one task", longRunOnly, async ({ page }) => {
    await page.goto(`/en/products?compare=${agave}`);
    await waitForHydration(page);
    const clickTargets = {
      clear: await page.getByRole("link", { name: "Clear selection" }).elementHandle(),
      box: await box(page, "MYRTILLO").elementHandle(),
    };
    await page.evaluate(({ clear, box }) => {
      (clear as HTMLElement).click();
      (box as HTMLElement).click();
    }, clickTargets);
    await expect(page).toHaveURL(new RegExp(`\\?compare=${myrtillo}$`));
    await expect(bar(page)).toHaveText("1 of 3 selected: MYRTILLO");
  });

  test("is not delayed by a filter that is opened in another tab", longRunOnly, async ({ page, context }) => {
    await page.goto("/en/products");
    await waitForHydration(page);
    const newTab = context.waitForEvent("page");
    await batteries(page).click({ modifiers: ["ControlOrMeta"] });
    await (await newTab).close();
    await box(page, "COPIA").check();
    await expect(page).toHaveURL(/\?compare=copia$/);
  });

  test("counts a product that is selected before hydration", longRunOnly, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto("/en/products", { waitUntil: "commit" });
    await box(page, "COPIA").check();
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(/\?compare=copia$/);
    await expect(box(page, "COPIA")).toBeChecked();
    await expect(bar(page)).toHaveText("1 of 3 selected: COPIA");
  });
});

test.describe("product comparison without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("works with checkboxes, a button and filter links", async ({ page }) => {
    await page.goto("/de/products");
    await box(page, "AGAVE-TH").check();
    await box(page, "MYRTILLO").check();
    await page.getByRole("button", { name: "Nebeneinander vergleichen" }).click();
    await expect(page).toHaveURL(/#comparison$/);
    await expect(page.getByRole("heading", { name: "Produktvergleich", exact: true })).toBeInViewport();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
    await expect(box(page, "MYRTILLO")).toBeChecked();

    await page.getByRole("navigation", { name: "Kategorie" }).getByRole("link", { name: "Batteriewechselrichter" }).click();
    await expect(boxes(page)).toHaveCount(2);
    await box(page, "TIANYUAN 60k").check();
    await page.getByRole("button", { name: "Nebeneinander vergleichen" }).click();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(4);
    await page.getByRole("link", { name: "Entfernen MYRTILLO" }).click();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(3);
  });

  test("compares three of four selected products and shows a message", longRunOnly, async ({ page }) => {
    await page.goto("/en/products");
    for (const name of ["AGAVE-TH", "MYRTILLO", "COPIA", "cholla LAN"]) await box(page, name).check();
    await page.getByRole("button", { name: "Compare side by side" }).click();
    await expect(page.getByText("You can compare three products at most")).toBeVisible();
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(4);
    await expect(page.locator("main form input:checked")).toHaveCount(3);
  });
});

const queries = ["?category=hybrid-all-in-one", `?compare=${agave},${myrtillo},tianyuan-60k`, "?category=battery&compare=copia"];
for (const [index, prefix] of ["", "/de", "/cn"].entries()) {
  for (const state of queries.filter((_, position) => position === index)) {
    test(`product list ${prefix}/products${state} has no axe violation and does not scroll sideways`, longRunOnly, async ({ page }) => {
      await page.goto(`${prefix}/products${state}`);
      await waitForHydration(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await measureSidewaysOverflow(page), `at ${width}`).toBe(0);
      }
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // Make the window as high as the page, so that the sticky comparison bar does not overlap the list.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
        expect(await findAccessibilityViolations(page)).toEqual([]);
      }
    });
  }
}

test("a printed product comparison is complete and has no controls", longRunOnly, async ({ page }) => {
  await page.goto(`/en/products?compare=${agave},${myrtillo},tianyuan-60k`);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(comparison(page).getByRole("columnheader")).toHaveCount(4);
  for (const control of [
    page.getByRole("button", { name: "Compare side by side" }),
    page.getByRole("link", { name: "Remove AGAVE-TH" }),
    box(page, "COPIA"),
  ]) {
    await expect(control).toBeHidden();
  }
  const right = await comparison(page).evaluate((table) => table.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(794);
});
