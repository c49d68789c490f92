import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { withSiteDatabase } from "../../support/solve-captcha.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, languagePrefixes, test, waitForHydration } from "../fixtures.ts";

const phone = { width: 390, height: 844 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`owner at night with an error, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("finds the code in a sentence and sends it with the system", async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      await page.goto("/support-center/error-codes");
      if (javaScriptEnabled) await waitForHydration(page);
      await page.locator("main input[name=code]").fill("erreur a-305");
      await page.locator("main input[name=code]").press("Enter");
      const answer = page.locator("article#agave-th-a305");
      await expect(answer).toContainText("Notre service, avec l’installateur");
      await expect(answer.getByText("Ne touchez ni la batterie ni ses câbles")).toBeVisible();
      await expect(answer.getByText("Arrêtez et isolez la batterie")).toBeHidden();
      await expect(answer.getByText("support@ecactus.example")).toBeVisible();
      await expect(answer.getByRole("link", { name: "Trouver un installateur" })).toHaveAttribute("href", "/how-to-buy#installer");
      await answer.getByText("Étapes pour notre service et l’installateur").click();
      await expect(answer.getByText("Arrêtez et isolez la batterie")).toBeVisible();

      await answer.getByRole("link", { name: "Envoyer ce code avec mon système" }).click();
      await expect(page.locator("select[name=problemType]")).toHaveValue("fault");
      await expect(page.locator("textarea[name=message]")).toHaveValue(/A-305[^]*AGAVE-TH/);
      if (javaScriptEnabled) await waitForHydration(page);
      for (const [name, value] of [
        ["name", "Zoë"],
        ["email", email],
      ] as const)
        await page.locator(`[name=${name}]`).fill(value);
      await page.getByRole("button", { name: "Envoyer la question" }).click();
      await expect(page).toHaveURL(/\/contact-us\?result=sent&reference=/);
      const [question] = await withSiteDatabase((database) =>
        database.select().from(contactQuestion).where(eq(contactQuestion.email, email)),
      );
      expect(question?.problemType).toBe("fault");
      expect(question?.message).toMatch(/A-305[^]*AGAVE-TH/);
    });
  });
}

const emergencies = [
  { prefix: "", query: "batterie qui fume", heading: "Urgence", number: "18" },
  { prefix: "/en", query: "smoke from battery", heading: "Emergency", number: "999" },
  { prefix: "/cn", query: "电池冒烟", heading: "紧急", number: "119" },
  { prefix: "/au", query: "battery hissing smell", heading: "Emergency", number: "000" },
  { prefix: "/de", query: "batterie brennt was tun", heading: "Notfall", number: "112" },
];

for (const { prefix, query, heading, number } of emergencies) {
  test.describe(`emergency in ${prefix || "/"}`, () => {
    test.use({ viewport: phone });

    test("is announced while it is typed, without a list of products, and stays above the results", async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await waitForHydration(page);
      const field = page.locator("main input[name=q]");
      await field.fill(query);
      const alert = page.locator("main").getByRole("alert");
      await expect(alert).toContainText(heading);
      await expect(alert.getByRole("link", { name: number, exact: true }).first()).toHaveAttribute("href", `tel:${number}`);
      await expect(page.getByRole("listbox")).toBeHidden();
      await expectAccessible(page);
      await alert.getByRole("link", { name: number, exact: true }).first().focus();
      await expect(alert).toBeVisible();
      await field.press("Enter");
      const notice = page.getByRole("region", { name: heading });
      await expect(page.locator("main ol > li h3").first()).toBeVisible();
      const [noticeBox, resultBox] = [await notice.boundingBox(), await page.locator("main ol > li h3").first().boundingBox()];
      expect(noticeBox!.y + noticeBox!.height).toBeLessThanOrEqual(resultBox!.y);
    });
  });

  test.describe(`emergency in ${prefix || "/"} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

    test("shows the number above all results and on the pages of support", async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await page.locator("main input[name=q]").fill(query);
      await page.locator("main input[name=q]").press("Enter");
      const call = page.getByRole("region", { name: heading }).getByRole("link", { name: number, exact: true }).first();
      await expect(call).toBeVisible();
      for (const path of ["/support-center", "/support-center/error-codes", "/support-center/local-support"]) {
        await page.goto(prefix + path);
        await expect(call).toBeVisible();
      }
      await page.goto(`${prefix}/support-center/faqs`);
      await expect(call).toBeHidden();
      await page.getByRole("region", { name: heading }).locator("summary").click();
      await expect(call).toBeVisible();
    });
  });
}

for (const prefix of languagePrefixes) {
  test(`${prefix}/support-center/error-codes?code=a305 has no axe violation and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/support-center/error-codes?code=a305`);
    await waitForHydration(page);
    await expectAccessible(page);
  });
}
