import { expect, waitForHydration, longRunOnly } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /violates the following Content Security Policy directive|status of 40[13]/ });

test("content security policy reports › are sent by browsers, counted and shown to administrators", longRunOnly, async ({ page }) => {
  await page.goto("/en/about-us");
  await waitForHydration(page);
  const reportRequest = page.waitForRequest(/\/api\/reports\/csp$/);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("img"), { src: "https://blocked.example/picture.png?visitor=7" }));
  });
  const request = await reportRequest;
  expect([request.method(), request.headers()["content-type"]]).toEqual(["POST", "application/csp-report"]);
  expect((await request.response())?.status()).toBe(204);

  await expect(async () => {
    await signInAs(page, "administrator");
    const card = page.getByRole("region", { name: "Blocked by the security policy" });
    await expect(card.getByRole("row", { name: /^img-src/ })).toHaveText(/^img-src[1-9]/, { timeout: 2_000 });
  }).toPass();
});
