import { otherPassword } from "#scripts/running-site/passwords.ts";
import { expect, longRunOnly } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("security log › filters by account and address, and shows users their own failed sign-ins", longRunOnly, async ({ page }) => {
  const { email } = await signInAs(page, "administrator");
  const origin = process.env.E2E_URL!;
  await fetch(`${origin}/api/account/login`, {
    method: "POST",
    body: JSON.stringify({ login: email, password: otherPassword, agree: true }),
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.201" },
  });
  await menuLink(page, "Security log").click();
  const table = page.getByRole("region", { name: "Security log" });
  await page.getByRole("searchbox", { name: "Account" }).fill(email);
  await page.getByRole("combobox", { name: "Event" }).click();
  await page.getByRole("option", { name: "Sign-in failed" }).click();
  const failed = table.getByRole("row", { name: /Sign-in failed/ });
  await expect(failed).toHaveCount(1);
  const address = page.getByRole("searchbox", { name: "IP address or fingerprint" });
  await failed.getByRole("button", { name: /^Show only this fingerprint/ }).press("Enter");
  await expect(address).toHaveValue(/^[\w-]{43}$/);
  await address.fill("198.51.100.202");
  await expect(table.getByText("No results.")).toBeVisible();
  await address.fill("198.51.100");
  await expect(page.getByText("Enter an IP address or a fingerprint from the log.")).toBeVisible();
  await address.fill("198.51.100.201");
  await expect(failed).toHaveCount(1);

  await page.getByRole("button", { name: "Noa" }).click();
  await page.getByRole("menuitem", { name: "Your sign-ins" }).click();
  await expect(page.getByRole("heading", { name: "Your sign-ins" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "current session" })).toBeVisible();
  const events = page.getByRole("region", { name: "Sign-ins and failed attempts" });
  await expect(events.getByRole("row", { name: /Sign-in failed other IP address/ })).toHaveCount(1);
  await expect(events.getByRole("row", { name: /Signed in/ }).first()).toBeVisible();
});
