import { accessibilityFindings, sidewaysScroll } from "../accessibility.ts";
import { expect } from "../journey.ts";
import { test } from "../visitors/account-steps.ts";
import { joinAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

/** What is called for every eight seconds is heard of within one such span and a little. */
const heardOf = { timeout: 10_000 };

test("two editors of one entry see each other come, change the language and leave, in the entry and in the list", async ({
  page,
  browser,
}) => {
  const address = "/admin#/content/case?sort=key";
  await joinAs(page, "editor");
  await page.goto(address);
  const row = page.getByRole("row").nth(1);
  const entry = (await row.getByRole("link").getAttribute("href"))!.replace(/^#|\?.*/g, "");
  const other = await browser.newContext({ locale: "en-US", baseURL: process.env.JOURNEY_URL! });
  await other.setExtraHTTPHeaders({ "x-forwarded-for": "10.77.1.2" });
  const second = await other.newPage();
  await joinAs(second, "productManager");
  await second.goto(`/admin#${entry}?left=en&right=de`);
  await expect(second.getByRole("region", { name: "Deutsch", exact: true })).toBeVisible();

  await expect(row.getByText(/^Noa is in English, since /)).toBeVisible(heardOf);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto(`/admin#${entry}?left=en&right=de`);
  await expect(page.getByText(/^Noa is in English, since /)).toBeVisible(heardOf);
  await expect(second.getByText(/^Noa is in English, since /)).toBeVisible(heardOf);
  await second.getByRole("combobox", { name: "Right" }).focus();
  await expect(page.getByText(/^Noa is in Deutsch, since /)).toBeVisible(heardOf);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }

  await second.close();
  await expect(page.getByText(/^Noa is in /)).toHaveCount(0, heardOf);
  await other.close();
});
