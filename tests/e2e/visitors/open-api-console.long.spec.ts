import { makeAccount } from "../../support/make-account.ts";
import { test } from "./account-steps.ts";
import { expect, waitForHydration } from "../fixtures.ts";

const address = "/platform/open-api/console";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Open API console ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 401/ });

    test("creates a key without an application, tries calls with it, lists them and revokes the key", async ({ page }) => {
      await makeAccount(page.request);
      const open = async () => {
        await page.goto(`/en${address}`);
        if (javaScriptEnabled) await waitForHydration(page);
      };
      await open();
      await page.getByRole("button", { name: "Create a key" }).click();
      const setup = await page.getByText(/^export ECACTUS_API=/).textContent();
      const [, key = ""] = /ECACTUS_KEY="(ek_[^"]+)"/.exec(setup!) ?? [];
      await page.getByLabel("Key", { exact: true }).fill(key);
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByText(/^Status 200, after/)).toBeVisible();
      await expect(page.getByRole("region", { name: "Response" })).toContainText('"code": 200');
      const sentRequest = page.getByRole("region", { name: "Request", exact: true });
      await expect(sentRequest).toContainText(/request-start-time: \d+/);
      await expect(sentRequest).toContainText(/authorization: Bearer ek_[^.]+\.•+/);
      await expect(sentRequest).not.toContainText("cookie");
      await page.getByLabel("Call", { exact: true }).selectOption("plantState");
      await page.getByLabel("Key", { exact: true }).fill(key);
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByRole("region", { name: "Response" })).toContainText('"simulated": true');
      await expect(page.getByText("There are no deliveries yet.")).toBeVisible();

      await open();
      // The secret is shown only once.
      await expect(page.getByText(key)).toHaveCount(0);
      await expect(page.getByRole("row", { name: /product\/list/ })).toBeVisible();
      await page.getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByText("The key is revoked. Calls with it are rejected.")).toBeVisible();
      const response = await page.request.get("/api/product/list", { headers: { authorization: `Bearer ${key}` } });
      expect(response.status()).toBe(401);
    });
  });
}

test("the Open API console is in Chinese for visitors who chose it and in English for all others", async ({ page }) => {
  await makeAccount(page.request);
  await page.goto(`/cn${address}`);
  await expect(page.locator("main [lang=zh-CN]").first()).toBeVisible();
  await page.goto(`/de${address}`);
  await page.goto(`/de${address}?switchLang=de`);
  await expect(page.locator("main [lang=en-US]").first()).toBeVisible();
});
