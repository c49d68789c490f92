import { findAccessibilityViolations } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { menuLink, fillPassword, acceptInvitation, signInAs } from "./staff-steps.ts";

// The browser logs an error for a chunk that cannot be loaded.
test.use({ expectedErrors: /status of 40[13]|ERR_FAILED|dynamically imported module/ });

test("back office sign-in › returns to the requested screen, but to the dashboard after a sign-out", async ({ page }) => {
  const { email, recoveryCodes } = await acceptInvitation(page, "editor");
  const signOut = async () => {
    await page.getByRole("button", { name: "Noa" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Back office" })).toBeVisible();
  };
  const signIn = async (code: string) => {
    await fillPassword(page, email);
    await page.getByLabel("Code from your authenticator app").fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto("/admin#/help/translate");
  await expect(page.getByRole("heading", { level: 1, name: "Translate" })).toBeVisible();
  await signOut();
  await expect(page).toHaveURL(/\/admin#\/login$/);
  await signIn(recoveryCodes[0] ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await signOut();

  await page.goto("/admin#/content/news?sort=key");
  await expect(page).toHaveURL(/\/admin#\/login$/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await signIn(recoveryCodes[1] ?? "");
  await expect(page).toHaveURL(/\/admin#\/content\/news\?sort=key$/);
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
});

test("back office navigation › shows an error for an unknown address and for a screen that cannot be loaded", async ({ page }) => {
  await signInAs(page, "editor");
  await menuLink(page, "Help").click();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await page.goto("/admin#/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();

  await page.route(/\/admin\/assets\/analytics-page-[^/]+\.js$/, (route) => route.abort());
  await menuLink(page, "Analytics").click();
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await menuLink(page, "Dashboard").click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("content list › opens with the type that was listed last in this browser tab", async ({ page, context }) => {
  await signInAs(page, "editor");
  await menuLink(page, "Content").click();
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveText("Products");
  await page.getByRole("tab", { name: "Blog" }).click();
  await expect(selected).toHaveText("Blog");
  await menuLink(page, "Dashboard").click();
  await page.reload();
  await menuLink(page, "Content").click();
  await expect(page).toHaveURL(/\/admin#\/content\/blog$/);
  await expect(selected).toHaveText("Blog");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto("/admin#/content");
  await expect(otherTab.getByRole("tab", { selected: true })).toHaveText("Products");
});

test("back office menu › works by keyboard, collapses to icons and stays collapsed after a reload", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "editor");
  const menu = page.getByRole("navigation");
  const width = async () => (await menu.boundingBox())?.width;
  await menuLink(page, "Dashboard").focus();
  await page.keyboard.press("Tab");
  await expect(menuLink(page, "Content")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  await expect(menuLink(page, "Content")).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect.poll(width).toBe(50);
  await page.reload();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  expect(await width()).toBe(50);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main-content")).toBeFocused();
});

test("back office › ignores the second click of a double click on a button that has replaced the first one", async ({ page }) => {
  await signInAs(page, "editor");
  await page.evaluate(() => {
    const place = document.createElement("div");
    Object.assign(place.style, { position: "fixed", inset: "0", zIndex: "9999" });
    const createButton = (name: string, act: () => void) => {
      const button = document.createElement("button");
      button.textContent = name;
      Object.assign(button.style, { width: "100%", height: "100%" });
      button.addEventListener("click", act);
      return button;
    };
    const second = createButton("Second", () => second.replaceWith("Done"));
    const first = createButton("First", () => first.replaceWith(second));
    place.append(first);
    document.body.append(place);
  });
  const { width, height } = page.viewportSize()!;
  await page.mouse.dblclick(width / 2, height / 2);
  await expect(page.getByRole("button", { name: "Second" })).toBeVisible();
  await page.waitForTimeout(600);
  await page.mouse.click(width / 2, height / 2);
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
});
