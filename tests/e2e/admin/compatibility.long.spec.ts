import { expect } from "../fixtures.ts";
import { test } from "./separate-site.ts";
import { choose, createEntry, publishLocalization, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("editor › adds a compatibility row and a subsidy, and sees them public", async ({ page, site }) => {
  // Slow: starts a separate site and publishes two entries.
  test.slow();
  await signInAs(page, "editor", ["fr"], site);

  const row = await createEntry(page, "compatibility", "copia-example");
  await row.getByLabel("Sort order").fill("900");
  await row.getByRole("combobox", { name: "Our product" }).fill("COPIA");
  await page.getByRole("option", { name: /COPIA/ }).first().click();
  await row.getByLabel("Manufacturer").fill("Fabricant d’essai");
  await row.getByLabel("Model of the other device").fill("Modèle d’essai 5");
  await choose(page, row, /^Compatible/, "From a firmware version");
  await row.getByLabel(/^Date/).fill("2026-11-20");
  await expect(row.getByText("Saved", { exact: true })).toBeVisible();
  // The answer “from a version” needs the version: the editor marks the field.
  await row.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(row.getByLabel("Firmware version")).toHaveAttribute("aria-invalid", "true");
  await row.getByLabel("Firmware version").fill("2.1");
  await publishLocalization(page, "fr");

  await page.goto(`${site.url}/support-center/compatibility?maker=${encodeURIComponent("Fabricant d’essai")}`);
  await expect(page.getByRole("rowheader", { name: "Modèle d’essai 5" })).toBeVisible();
  await expect(page.getByText("À partir de la version 2.1")).toBeVisible();

  const program = await createEntry(page, "subsidy", "aide-essai");
  await program.getByLabel("Sort order").fill("900");
  await program.getByLabel("Country").fill("FR");
  await program.getByLabel("Official page").fill("https://www.example.org/aide");
  await program.getByLabel("Last checked").fill("2026-11-20");
  await program.getByLabel(/^Title/).fill("Aide d’essai");
  await program.getByLabel("What it is for").fill("Pour une batterie");
  await publishLocalization(page, "fr");
  for (const address of ["/solutions/residential-ess", "/how-to-buy"]) {
    await page.goto(site.url + address);
    await expect(page.locator("#subsidies a[href='https://www.example.org/aide']")).toBeVisible();
  }
});
