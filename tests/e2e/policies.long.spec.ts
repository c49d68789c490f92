import type { Page } from "@playwright/test";
import { expect, waitForHydration, test } from "./fixtures.ts";

const path = "/de/document/cookies-policy";
const form = (page: Page) => page.locator("main form");
const banner = (page: Page) => page.locator(".consent-bar");
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;

test.use({ isConsentPending: true });

test("the consent form on the cookies policy closes the consent bar, shows the choice and withdraws it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
  await form(page).getByLabel("Statistik").check();
  await form(page).getByRole("button", { name: "Auswahl erlauben" }).click();
  await expect(page).toHaveURL(`${path}?result=saved#consent-choice`);
  await expect(page.locator("main").getByRole("status").first()).toBeInViewport();
  expect(await consentOf(page)).toMatch(/^1:statistics:\d+:[0-9a-f-]{36}$/);
  await waitForHydration(page);
  await expect(form(page).getByLabel("Statistik")).toBeChecked();
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => sessionStorage.getItem("visit") !== null);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

  await form(page).getByRole("button", { name: "Ablehnen" }).press("Enter");
  await expect.poll(() => consentOf(page)).toMatch(/^1::\d+:[0-9a-f-]{36}$/);
  await expect(form(page).getByLabel("Statistik")).not.toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem("visit"))).toBeNull();
});

test("a policy's table of contents leads to its sections by keyboard", async ({ page }) => {
  await page.goto("/en/document/privacy-policy");
  await waitForHydration(page);
  const entry = page.locator("main nav ol a[href='#rights']:visible");
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.locator("h2#rights")).toBeInViewport();
});

test.describe("cookies policy without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("saves the consent of its form and opens its table of contents", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator("main nav summary").click();
    await page.locator("main nav ol a[href='#choice']:visible").click();
    await form(page).getByLabel("Marketing").check();
    await form(page).getByRole("button", { name: "Auswahl erlauben" }).click();
    await expect(page).toHaveURL(`${path}?result=saved#consent-choice`);
    await expect(page.locator("main").getByRole("status").first()).toBeInViewport();
    expect(await consentOf(page)).toMatch(/^1:marketing:/);
    await page.locator("footer a[href='/de/legal-notice']").click();
    await expect(page.locator("h1")).toHaveText("Impressum");
  });
});
