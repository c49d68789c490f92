import type { Page } from "@playwright/test";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { dragPiece, dragPoints, readPiecePosition, withSiteDatabase } from "../../support/solve-captcha.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { expect, waitForHydration, waitForFrames, test } from "../fixtures.ts";

const token = /^[\w-]{32}$/;

async function open(page: Page, prefix = "/en"): Promise<number> {
  await page.goto(`${prefix}/test`);
  await waitForHydration(page);
  return nextSolution(page, () => page.locator("#captcha button[aria-haspopup]").click());
}

async function nextSolution(page: Page, act: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/captcha"));
  await act();
  const { data } = (await (await answer).json()) as { data: IssuedPuzzle };
  await expect(page.locator(".captcha-piece")).toHaveAttribute("src", data.piece);
  const { x } = await withSiteDatabase((database) => readPiecePosition(database, data.id));
  return x;
}

async function expectSolved(page: Page): Promise<void> {
  await expect(page.locator("#captcha output").first()).toHaveText(token);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

for (const [prefix, instruction] of [
  ["", "Faites glisser le curseur du bas"],
  ["/cn", "拖动下方滑块完成拼图。"],
] as const) {
  test(`captcha at ${prefix || "/"} is solved with the mouse`, async ({ page }) => {
    const x = await open(page, prefix);
    await expect(page.getByText(instruction)).toBeVisible();
    await dragPiece(page, x);
    await expectSolved(page);
  });
}

test("the captcha reports a wrong solution, loads another puzzle and is solved by keyboard", async ({ page }) => {
  const x = await open(page);
  await expect(page.getByRole("slider")).toBeFocused();
  const second = await nextSolution(page, () => dragPiece(page, x > 120 ? x - 40 : x + 40));
  await expect(page.locator("dialog[open] [role=alert]")).toHaveText("Verification failure");
  const slider = page.getByRole("slider");
  await expect(slider).toBeFocused();
  await expect(slider).toHaveValue("0");
  const value = async () => Number(await slider.inputValue());
  while ((await value()) + 22 <= second) await page.keyboard.press("PageUp", { delay: 120 });
  while ((await value()) + 2 <= second) await page.keyboard.press("ArrowRight", { delay: 120 });
  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expectSolved(page);
});

test("the captcha is solved without dragging by a proof of work", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "I cannot drag" }).click();
  await expectSolved(page);
});

test.describe("captcha without a connection", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("shows an error and can be tried again", async ({ page, context }) => {
    await open(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await page.route("**/api/captcha", (route) => route.abort());
    await page.locator("#captcha button[aria-haspopup]").click();
    await expect(page.locator("dialog[open] [role=alert]")).toHaveText("The service is not available. Please try again in a moment.");
    await page.unroute("**/api/captcha");
    const x = await nextSolution(page, () => page.getByRole("button", { name: "Try again" }).click());
    await dragPiece(page, x);
    await expectSolved(page);
    expect((await context.cookies()).find(({ name }) => name === "captcha_visitor")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  });
});

test("the captcha dialog has no axe violation at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/de");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findAccessibilityViolations(page, { part: "dialog[open]" })).toEqual([]);
  expect(
    await page.evaluate(() => document.querySelector("dialog[open]")!.scrollWidth <= document.querySelector("dialog[open]")!.clientWidth),
  ).toBe(true);
});

test.describe("captcha on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("is solved by touch", async ({ page }) => {
    const x = await open(page);
    const handle = (await page.locator(".captcha-handle").boundingBox())!;
    const [left, top, pixel] = [handle.x + handle.width / 2, handle.y + handle.height / 2, handle.width / 56];
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [{ x: left, y: top }]);
    for (const [pointX, y] of dragPoints(x)) {
      await touch("touchMove", [{ x: left + pointX * pixel, y: top + y }]);
      await waitForFrames(page);
    }
    await touch("touchEnd", []);
    await expectSolved(page);
  });
});
