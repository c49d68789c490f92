import type { Page } from "@playwright/test";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import type { TestAccount } from "../../support/make-account.ts";
import { readClickSolution, dragPiece, readPiecePosition, withSiteDatabase } from "../../support/solve-captcha.ts";
import { expect, test as base } from "../fixtures.ts";

/** Gives each test its own client address and with it its own rate limits. */
export const test = base.extend({
  context: async ({ context }, use, { workerIndex, testId }) => {
    // Playwright's test ids have two halves: the file and the test.
    const testHash = testId.split("-").at(-1)!;
    const [a, b] = [0, 2].map((start) => Number.parseInt(testHash.slice(start, start + 2), 16) || 1);
    await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${workerIndex % 200}.${a}.${b}` });
    await use(context);
  },
});

export const mailFolder = () => process.env.E2E_MAIL_DIR!;
export const field = (page: Page, name: string, form = "") => page.locator(`main ${form} [name="${name}"]`);
export const sendCodeButton = (page: Page) => page.locator("main button[name=step]");
export const submitButton = (page: Page, form = "") => page.locator(`main ${form} button[type=submit]:not([name]):not([aria-hidden])`);

/** Calls `act`, which opens the captcha, and drags the piece to its place. */
export async function dragToPlace(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/captcha"));
  await act();
  const { data } = (await (await answer).json()) as { data: IssuedPuzzle };
  await expect(page.locator(".captcha-piece")).toHaveAttribute("src", data.piece);
  const { x } = await withSiteDatabase((database) => readPiecePosition(database, data.id));
  await dragPiece(page, x);
}

/** Calls `act`, which opens the captcha, and solves it by dragging. */
export async function solveByDrag(page: Page, act: () => Promise<unknown>): Promise<void> {
  await dragToPlace(page, act);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

/** Solves the captcha without JavaScript: a click into its image submits the form. */
export async function solveByClick(page: Page): Promise<void> {
  const { x, y } = await withSiteDatabase(async (database) =>
    readClickSolution(database, await page.locator("[name=captchaId]").inputValue()),
  );
  await page.locator("input[type=image]").click({ position: { x, y } });
}

/** Fills the first step of the sign-up. */
export async function fillFirstStep(
  page: Page,
  { phone, email }: TestAccount,
  { country, callingCode } = { country: "FR", callingCode: "33" },
): Promise<void> {
  await field(page, "country").selectOption(country);
  await field(page, "callingCode").selectOption(callingCode);
  await field(page, "phone").fill(phone);
  await field(page, "email").fill(email);
  await field(page, "agree").check();
}

/** Fills the second step of the sign-up. */
export async function fillNames(page: Page, { username }: TestAccount): Promise<void> {
  await field(page, "username").fill(username);
  await field(page, "nickname").fill("Camille");
}

export async function fillPasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await field(page, "password").fill(password);
  await field(page, "confirmPassword").fill(confirmation);
}

export async function logIn(page: Page, login: string, password: string): Promise<void> {
  await field(page, "login").fill(login);
  await field(page, "password").fill(password);
  await field(page, "agree").check();
}
