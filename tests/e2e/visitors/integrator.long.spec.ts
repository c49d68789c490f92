import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { waitForCode } from "../../support/mail-server.ts";
import { newAccount } from "../../support/make-account.ts";
import { expectAccessible, measureSidewaysOverflow } from "../accessibility.ts";
import {
  field,
  fillPasswords,
  fillFirstStep,
  fillNames,
  mailFolder,
  sendCodeButton,
  solveByClick,
  solveByDrag,
  submitButton,
  test,
} from "./account-steps.ts";
import { expect, waitForHydration } from "../fixtures.ts";

const run = promisify(execFile);
const consolePath = "/en/platform/open-api/console";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`integrator ${javaScriptEnabled ? "with" : "without"} JavaScript on a phone`, () => {
    // Without JavaScript, the second step of the sign-up answers with 422.
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, expectedErrors: /status of 422/ });

    test("signs up, makes a key, calls the sandbox, receives a test event and downloads the client", async ({ page, baseURL }) => {
      await signUp(page, javaScriptEnabled);
      await open(page, consolePath, javaScriptEnabled);

      await page.getByRole("button", { name: "Create a key" }).click();
      await expectShown(page, "export ECACTUS_API=");
      const printed = (await page.getByText(/^export ECACTUS_API=/).textContent())!;
      // The address of the site under test has a port that the site does not know.
      const setup = printed.replace(/http:[^/]*\/\/[^/]+/, baseURL!);
      const { stdout } = await run("sh", ["-c", setup]);
      expect(JSON.parse(stdout)).toMatchObject({ code: 200, data: { simulated: true, total: 3 } });

      await page.getByRole("button", { name: "Add the test receiver" }).click();
      await expectShown(page, "export ECACTUS_WEBHOOK_SECRET=");
      const secret = (await page.getByText(/^export ECACTUS_WEBHOOK_SECRET=/).textContent())!;
      await page.getByRole("button", { name: "Send a test event to Test receiver" }).click();
      await expect(page.getByText("The event was sent.")).toBeVisible();
      const delivery = page.getByRole("region", { name: "Last deliveries" });
      await expect(delivery.locator("summary").first()).toHaveText(/ping · delivered/);
      await expect(delivery.getByRole("region", { name: "Body" })).toContainText('"type":"ping"');
      const headers = (await delivery.getByRole("region", { name: "Headers" }).locator("code").textContent())!;
      const command = (await delivery.getByRole("region", { name: "Check the signature" }).locator("code").textContent())!;
      const { stdout: signature } = await run("sh", ["-c", `${secret}\n${command}`]);
      expect(headers).toContain(`v1=${signature.trim().split(/\s/).at(-1)}`);
      expect(await measureSidewaysOverflow(page)).toBe(0);
      // axe needs animation frames, which a page without JavaScript does not have.
      if (javaScriptEnabled) await expectAccessible(page);

      await page.getByRole("button", { name: "Remove Test receiver" }).click();
      await expect(page.getByText("The webhook and its deliveries are removed.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Add the test receiver" })).toBeVisible();

      await open(page, "/en/platform/open-api", javaScriptEnabled);
      await runDownloadedClient(page, setup);
    });
  });
}

/** A new secret has the focus, and is in the window. */
async function expectShown(page: Page, secret: string): Promise<void> {
  const focused = page.locator("pre:focus");
  await expect(focused).toContainText(secret);
  await expect(focused).toBeInViewport({ ratio: 1 });
}

async function open(page: Page, address: string, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(address);
  if (javaScriptEnabled) await waitForHydration(page);
}

async function signUp(page: Page, javaScriptEnabled: boolean): Promise<void> {
  const account = newAccount();
  await open(page, "/en/sign-up", javaScriptEnabled);
  await fillFirstStep(page, account);
  if (javaScriptEnabled) await solveByDrag(page, () => sendCodeButton(page).click());
  else {
    await sendCodeButton(page).click();
    await solveByClick(page);
  }
  await field(page, "code").fill(await waitForCode(mailFolder(), account.email));
  await fillNames(page, account);
  await fillPasswords(page, account.password);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\?result=done$/);
}

/** Saves the client and the printed sample to an empty folder and runs them there. */
async function runDownloadedClient(page: Page, setup: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "integrator-"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "TypeScript client, one file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("ecactus.ts");
  await download.saveAs(path.join(folder, "ecactus.ts"));
  expect(await readFile(path.join(folder, "ecactus.ts"), "utf8")).toContain("export function createClient");
  await writeFile(
    path.join(folder, "plants.ts"),
    (await page
      .locator("code")
      .filter({ hasText: /^\/\/ Lists the simulated plants/ })
      .textContent())!,
  );
  const exports = setup.split("\n").slice(0, 2).join("\n");
  const { stdout } = await run("sh", ["-c", `${exports}\n"${process.execPath}" plants.ts`], { cwd: folder });
  expect(stdout).toMatch(/^sim-house .*\nsim-commercial .*\nsim-utility /);
  await rm(folder, { recursive: true });
}
