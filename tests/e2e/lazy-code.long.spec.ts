import type { Page } from "@playwright/test";
import { pretendGraphicsCard } from "#scripts/running-site/pretend-graphics-card.ts";
import { newAccount } from "#tests/support/make-account.ts";
import { findAccessibilityViolations } from "./accessibility.ts";
import { field, fillFirstStep, sendCodeButton, solveByDrag, test } from "./visitors/account-steps.ts";
import { expect, waitForHydration } from "./fixtures.ts";

// The browser logs an error for each request of a blocked script file.
test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });

const notices = {
  fr: ["Une partie de cette page n’a pas pu être chargée. Votre saisie est conservée.", "Réessayer"],
  en: ["Part of this page did not load. Your entries are still here.", "Try again"],
  cn: ["页面有一部分未能加载，您填写的内容仍在。", "再试一次"],
  de: ["Ein Teil dieser Seite ist nicht angekommen. Ihre Eingaben sind noch da.", "Noch einmal versuchen"],
} as const;

/** Blocks the script files with this name until the returned function is called. Counts the preload-error events in session storage. */
async function blockScript(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${name}-[^/]+\\.js`);
  await page.route(files, (route) => route.abort());
  await page.addInitScript(() =>
    window.addEventListener("app:preload-error", () =>
      sessionStorage.setItem("raised", String(Number(sessionStorage.getItem("raised")) + 1)),
    ),
  );
  return () => page.unroute(files);
}

const countPreloadErrors = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("raised")));

/** Expects the notice and presses its button twice: while the script is blocked and after its release. */
async function retryFromNotice(page: Page, language: keyof typeof notices, release: () => Promise<void>): Promise<void> {
  const [text, retry] = notices[language];
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  const button = page.getByRole("button", { name: retry });
  // The button is disabled while the visitor's first interaction requests the script too.
  await expect(button).not.toHaveAttribute("aria-disabled");
  const before = await countPreloadErrors(page);
  expect(before).toBeGreaterThan(0);
  expect(await findAccessibilityViolations(page, { part: "div:has(> [role=alert])" })).toEqual([]);
  await button.click();
  await expect.poll(() => countPreloadErrors(page)).toBe(before + 1);
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  await release();
  await button.click();
  await expect(page.getByText(text)).toHaveCount(0);
}

for (const [chunk, language, prefix] of [
  ["captcha-dialog", "fr", ""],
  ["dialog", "de", "/de"],
] as const) {
  test(`a missing script of the sign-up captcha (${chunk}) shows a notice, and what was typed is kept until it opens`, async ({ page }) => {
    const account = newAccount();
    const release = await blockScript(page, chunk);
    await page.goto(`${prefix}/sign-up`);
    await waitForHydration(page);
    await fillFirstStep(page, { ...account, email: "before@example.org" });
    await sendCodeButton(page).click();
    await field(page, "email").fill(account.email);
    await solveByDrag(page, () => retryFromNotice(page, language, release));
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(field(page, "phone")).toHaveValue(account.phone);
    // The focus moves to the code field once the code is sent.
    await expect(field(page, "code")).toBeFocused();
  });
}

test("a missing script of the password retrieval captcha is loaded when the code is requested again", async ({ page }) => {
  const release = await blockScript(page, "captcha-dialog");
  await page.goto("/en/retrieve-password");
  await waitForHydration(page);
  await field(page, "email").fill("lost@example.org");
  await sendCodeButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: notices.en[0] })).toBeVisible();
  await release();
  await solveByDrag(page, () => sendCodeButton(page).click());
  await expect(field(page, "code")).toBeVisible();
});

test("a missing script of the newsletter form delays its submission, which is sent once with the current values", async ({ page }) => {
  const release = await blockScript(page, "newsletter-form");
  const bodies: string[] = [];
  page.on("request", (request) => request.url().endsWith("/newsletter/subscribe") && bodies.push(request.postData() ?? ""));
  await page.goto("/au/explore/news");
  await waitForHydration(page);
  const form = page.locator("form[method=post]:has([name=consent])");
  await form.getByRole("checkbox").check();
  await form.locator("[name=email]").fill("typo@example.org");
  await form.getByRole("button").click();
  await form.locator("[name=email]").fill("lazy-code@example.org");
  await retryFromNotice(page, "en", release);
  await expect(page.locator("main, section").getByText("Subscription successful").first()).toBeVisible();
  expect(bodies.map((body) => JSON.parse(body).email)).toEqual(["lazy-code@example.org"]);
  expect(page.url()).toContain("/au/explore/news");
});

test("a missing script of toasts shows a notice, and the toast appears after a retry", async ({ page }) => {
  const release = await blockScript(page, "toast-region");
  await page.goto("/cn/login?result=reset");
  await waitForHydration(page);
  await retryFromNotice(page, "cn", release);
  await expect(page.locator(".toast")).toBeVisible();
});

test.describe("a missing script of cookie consent", () => {
  test.use({ isConsentPending: true });
  const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;

  test("does not delay the answer, and sends its record after a retry", async ({ page }) => {
    const release = await blockScript(page, "consent-manager");
    await page.goto("/en/about-us");
    await waitForHydration(page);
    await page.locator(".consent-bar").getByRole("button", { name: "Decline" }).click();
    expect(await consentOf(page)).toMatch(/^1::\d+$/);
    await retryFromNotice(page, "en", release);
    await expect.poll(() => consentOf(page)).toMatch(/^1::\d+:[0-9a-f-]{36}$/);
  });

  test("is loaded silently with the next page for statistics", async ({ page }) => {
    const release = await blockScript(page, "visit-report");
    await page.goto("/en/about-us");
    await waitForHydration(page);
    await page.locator(".consent-bar").getByRole("button", { name: "Allow all" }).click();
    await expect.poll(() => countPreloadErrors(page)).toBe(1);
    await expect(page.getByText(notices.en[0])).toHaveCount(0);
    await release();
    await page.locator("footer a[href='/en/products']").first().click();
    await expect(page).toHaveURL(/\/en\/products$/);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem("visit") ?? "{}").routes))
      .toEqual(["/en/about-us", "/en/products"]);
  });
});

test("a missing script of the cookie settings shows a notice, and they open after a retry", async ({ page }) => {
  const release = await blockScript(page, "consent-manager");
  await page.goto("/de/about-us");
  await waitForHydration(page);
  await page.locator("footer").getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await retryFromNotice(page, "de", release);
  await expect(page.locator(".consent")).toBeVisible();
});

test("a missing script of the 3D view leaves the image and the chosen stack, and the view opens after a retry", async ({ page }) => {
  test.slow();
  await pretendGraphicsCard(page);
  const release = await blockScript(page, "stack-view");
  await page.goto("/de/products/agave-th-three-phase-home-battery-energy-storage-system?modules=5");
  await waitForHydration(page);
  await page.locator("#build").scrollIntoViewIfNeeded();
  await expect(page.locator("#build").getByRole("img").first()).toBeVisible();
  await retryFromNotice(page, "de", release);
  await expect(page.locator("#build").getByRole("slider")).toBeVisible({ timeout: 120_000 });
  await expect(page).toHaveURL(/modules=5/);
});

test("a missing script of the captcha's proof of work shows an error, and it can be tried again", async ({ page }) => {
  const release = await blockScript(page, "work.worker");
  await page.goto("/en/sign-up");
  await waitForHydration(page);
  await fillFirstStep(page, { ...newAccount(), email: "work@example.org" });
  await sendCodeButton(page).click();
  const dialog = page.locator("dialog[open]");
  const proofOfWorkButton = dialog.getByRole("button", { name: "I cannot drag" });
  await proofOfWorkButton.click();
  await expect.poll(() => countPreloadErrors(page)).toBe(1);
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await release();
  await proofOfWorkButton.click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(field(page, "email")).toHaveValue("work@example.org");
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
});

test("a page whose code cannot be loaded stays static HTML, and the next page is hydrated", async ({ page }) => {
  await page.route("**/entry.client-*.js", (route) => route.abort());
  const failedRequest = page.waitForEvent("requestfailed", (request) => request.url().includes("/entry.client-"));
  await page.goto("/en/about-us");
  await failedRequest;
  expect(await page.evaluate(() => "__reactRouterDataRouter" in window)).toBe(false);
  await page.unroute("**/entry.client-*.js");
  await page.locator("footer a[href='/en/support-center/downloads']").click();
  await expect(page).toHaveURL(/downloads/);
  await waitForHydration(page);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
});
