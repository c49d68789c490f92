import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, waitForHydration, test } from "./fixtures.ts";

const backgrounds = ["paper", "sand", "night"] as const;
const widths = [1440, 320];

async function openGallery(page: Page, width = 1440, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // axe would read colours in the middle of a transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en/test");
  await waitForHydration(page);
}

async function expectNoViolations(page: Page, part: string): Promise<void> {
  expect(await findAccessibilityViolations(page, { part })).toEqual([]);
  expect(await measureSidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

const groupOn = (page: Page, group: string, background: string) => page.locator(`#${group} [data-ground=${background}]`);
const toast = (page: Page) => page.locator(".toast");

const states: Record<string, (page: Page) => Promise<void>> = {
  "as loaded, with fields in error, on each ground": async (page) => {
    await expect(groupOn(page, "forms", "night").locator("[aria-invalid]")).not.toHaveCount(0);
    await expectNoViolations(page, "body");
  },
  "in each tab and an open answer, on each ground": async (page) => {
    for (const name of ["ECOS Hub", "PANGU OS"]) {
      for (const background of backgrounds) {
        await groupOn(page, "navigation", background).getByRole("tab", { name }).click();
        await expect(groupOn(page, "navigation", background).getByRole("tabpanel", { name })).toBeVisible();
      }
      await expectNoViolations(page, "#navigation");
    }
    for (const background of backgrounds) await groupOn(page, "overlays", background).locator("summary").first().click();
    await expectNoViolations(page, "#overlays");
  },
  "in open dialogs on each ground": async (page) => {
    for (const background of backgrounds) {
      for (const name of ["Log out", "Contact us"]) {
        await groupOn(page, "overlays", background).getByRole("button", { name, exact: true }).click();
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        await expectNoViolations(page, "dialog[open]");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name })).toBeHidden();
      }
    }
  },
  "in toasts": async (page) => {
    for (const name of ["Success message", "Error message"]) {
      await groupOn(page, "overlays", "paper").getByRole("button", { name }).click();
      // Hover, because a toast does not disappear while the mouse is over it.
      await toast(page).hover();
      await expectNoViolations(page, ".toast");
      await expect(toast(page)).toBeVisible();
      await toast(page).getByRole("button", { name: "Close" }).click();
    }
  },
};

for (const width of widths) {
  test(`component gallery at ${width} px has no axe violation as loaded, in tabs, answers, dialogs and toasts`, async ({ page }) => {
    // The gallery is the largest page of the site.
    test.slow();
    await openGallery(page, width);
    for (const [name, showState] of Object.entries(states)) await test.step(name, () => showState(page));
  });
}

test("tabs: arrow keys, Home and End move selection and focus, and only the selected tab is a tab stop", async ({ page }) => {
  await openGallery(page);
  const navigation = groupOn(page, "navigation", "paper");
  const tab = (name: string) => navigation.getByRole("tab", { name, exact: true });
  const expectChosen = async (name: string, text: RegExp) => {
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(navigation.getByRole("tabpanel", { name })).toContainText(text);
    await expect(navigation.locator("[role=tab][tabindex='0']")).toHaveCount(1);
  };
  await tab("ECOS").focus();
  await page.keyboard.press("ArrowRight");
  await expectChosen("ECOS Hub", /commissioning/);
  await page.keyboard.press("End");
  await expectChosen("PANGU OS", /operator/);
  await page.keyboard.press("ArrowRight");
  await expectChosen("ECOS", /household/);
  await page.keyboard.press("ArrowLeft");
  await expectChosen("PANGU OS", /operator/);
  await page.keyboard.press("Home");
  await expectChosen("ECOS", /household/);
  await page.keyboard.press("Tab");
  await expect(navigation.getByRole("tabpanel", { name: "ECOS", exact: true })).toBeFocused();
});

test("tabs: a fragment that names a panel opens it before and after hydration", async ({ page }) => {
  await page.goto("/en/test#sand-ecos-hub");
  await expect(page.locator("#sand-ecos-hub")).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator("#sand-ecos-hub-tab")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#sand-ecos")).toBeHidden();
  await expect(page.locator("#paper-ecos")).toBeVisible();
});

test("dialog: traps the focus, returns it to its opener, and closes by Escape, button and backdrop", async ({ page }) => {
  await openGallery(page);
  const opener = groupOn(page, "overlays", "night").getByRole("button", { name: "Contact us" });
  const dialog = page.getByRole("dialog", { name: "Contact us" });
  const waysToClose = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).press("Enter"),
    () => page.mouse.click(10, 10),
  ];
  for (const close of waysToClose) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 9; stop += 1) {
      // The focus leaves the page after the last tab stop, for the browser's own controls.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog[open]") !== null),
      ).toBe(true);
      await page.keyboard.press("Tab");
    }
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("dialog: scrolls inside when it is higher than the window, and the page behind does not move", async ({ page }) => {
  await openGallery(page, 320, 480);
  await groupOn(page, "overlays", "paper").getByRole("button", { name: "Contact us" }).click();
  const before = await page.evaluate(() => window.scrollY);
  const dialog = page.getByRole("dialog");
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await dialog.hover();
  await page.mouse.wheel(0, 4000);
  await expect(dialog.getByRole("button", { name: "Send" })).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("toast: is announced, disappears after three seconds, and stays while it is hovered or focused", async ({ page }) => {
  await openGallery(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const overlays = groupOn(page, "overlays", "paper");
  await overlays.getByRole("button", { name: "Error message" }).click();
  await expect(page.getByRole("alert").filter({ has: toast(page) })).toContainText("could not be submitted");
  await page.clock.runFor(3_000);
  await expect(toast(page)).toHaveCount(0);

  await overlays.getByRole("button", { name: "Success message" }).click();
  await expect(page.locator("[aria-live=polite]").filter({ has: toast(page) })).toContainText("submitted successfully");
  await page.clock.runFor(2_000);
  await toast(page).hover();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeInViewport();
  await page.mouse.move(0, 700);
  await page.clock.runFor(900);
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
});

test("controls: segments are one tab stop, errors describe their field, and a loading button keeps width and focus", async ({ page }) => {
  await openGallery(page);
  const forms = groupOn(page, "forms", "paper");

  await test.step("arrow keys move the choice and skip disabled options", async () => {
    const choice = (name: string) => forms.getByRole("radio", { name, exact: true });
    await choice("4").focus();
    await page.keyboard.press("ArrowRight");
    await expect(choice("5")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(choice("Spring, fall")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(choice("Summer")).toBeChecked();
    await expect(choice("Winter")).not.toBeChecked();
  });

  await test.step("an invalid control is described by its error message", async () => {
    const email = forms.getByLabel("Email");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("Incorrect email format");
    await expect(forms.getByRole("checkbox", { name: /privacy policy/ })).toHaveAccessibleDescription("Subscribing needs your consent.");
  });

  await test.step("a loading button is as wide as before and keeps the focus", async () => {
    const actions = groupOn(page, "actions", "paper");
    const [ready, loading] = await actions.getByRole("button", { name: "Send", exact: true }).all();
    expect((await loading!.boundingBox())!.width).toBeCloseTo((await ready!.boundingBox())!.width, 0);
    await expect(loading!).toHaveAttribute("aria-disabled", "true");
    await expect(actions.getByRole("status").filter({ hasText: "Sending" })).toHaveCount(1);
    await loading!.focus();
    await expect(loading!).toBeFocused();
  });
});

test("table: scrolls sideways by keyboard when it is wider than its container", async ({ page }) => {
  await openGallery(page, 1024);
  const table = page.getByRole("region", { name: "Systems and batteries · Paper", exact: true });
  await table.evaluate((element) => element.style.setProperty("width", "20rem"));
  await table.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("table: stacks its cells where it would be wider than a phone", async ({ page }) => {
  await openGallery(page, 320);
  const table = page.getByRole("region", { name: "Systems and batteries · Paper", exact: true });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe("components without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("show every tab panel, open answers and dialogs, and accept choices", async ({ page }) => {
    await page.goto("/en/test");
    for (const background of backgrounds) {
      for (const panel of await groupOn(page, "navigation", background).locator(".tab-panel").all()) await expect(panel).toBeVisible();
    }
    const overlays = groupOn(page, "overlays", "paper");
    await overlays.locator("summary").first().click();
    await expect(overlays.locator("details[open]")).toContainText("15 minutes");
    await overlays.getByRole("button", { name: "Log out" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const forms = groupOn(page, "forms", "paper");
    await forms.locator(".segment").filter({ hasText: "6" }).click();
    await expect(forms.getByRole("radio", { name: "6", exact: true })).toBeChecked();
  });
});
