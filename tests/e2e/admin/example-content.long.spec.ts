import { accessibilityFindings, sidewaysScroll } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]/ });

test("example content can be withdrawn, restored and replaced, and example company data links to its screen", async ({ page, request }) => {
  await signInAs(page, "administrator");
  await page.getByRole("link", { name: "See all examples" }).click();
  await expect(page.getByText(/editions are marked as examples/)).toBeVisible();
  const row = page
    .getByRole("region", { name: "Examples" })
    .getByRole("row")
    .filter({ has: page.getByText("Distributors and") })
    .last();
  const entry = await row.getByRole("link", { name: /^Open: / }).getAttribute("href");
  await row.getByRole("button", { name: /^Withdraw: / }).click();
  await expect(row.getByText("FR withdrawn")).toBeVisible();
  await row.getByRole("button", { name: /^Bring back: / }).click();
  await expect(row.getByText("FR public")).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await row.getByRole("link", { name: /^Replace: / }).click();
  await expect(page.getByText("The mark of an example is off in what is worked on here")).toBeVisible();
  const mark = page.getByRole("checkbox", { name: "Example" });
  await expect(mark).not.toBeChecked();
  const key = entry!.replace(/.*\//, "");
  const isMarked = async () => {
    const { data }: { data: { sample?: boolean } } = await (await request.get(`/api/distributor/${key}`)).json();
    return data.sample === true;
  };
  expect(await isMarked()).toBe(true);
  await page.getByRole("button", { name: "Bring into all languages" }).click();
  await expect.poll(isMarked).toBe(false);
  await mark.click();
  await page.getByRole("button", { name: "Bring into all languages" }).click();
  await expect.poll(isMarked).toBe(true);

  await page.goto("/admin#/samples");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Company" })).toBeVisible();
  await expect(page.locator("#main-content").getByRole("combobox", { name: /Language/ })).toHaveText("Deutsch");
});
