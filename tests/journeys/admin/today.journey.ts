import { accessibilityFindings } from "../accessibility.ts";
import { expect } from "../journey.ts";
import { test } from "../visitors/account-steps.ts";
import { enterAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("a day begins with what is planned and how far each language is", async ({ page }) => {
  await enterAs(page, "editor");
  const products = page.getByRole("row", { name: /^Products/ });
  await expect(products.getByRole("cell", { name: /^10 of 10 public/ })).toHaveCount(5);
  await expect(page.getByText(/editions are marked as examples/)).toBeVisible();
  // Whoever may not withdraw them all is not offered to.
  await expect(page.getByRole("button", { name: "Withdraw all examples" })).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});
