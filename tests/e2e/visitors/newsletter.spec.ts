import { randomUUID } from "node:crypto";
import type { Email } from "postal-mime";
import { readMailsTo } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { findLink } from "../../support/sent-mails.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { longRunOnly, expect, waitForHydration } from "../fixtures.ts";
import { mailFolder, test } from "./account-steps.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

const texts = {
  fr: {
    prefix: "",
    email: "Adresse e-mail",
    send: "S’abonner",
    sent: "Abonnement réussi",
    next: "Ouvrez l’e-mail de confirmation que nous vous avons envoyé.",
    wrong: "Saisissez une adresse e-mail valide",
    agree: "Acceptez d’abord de recevoir la newsletter.",
    again: "Cette adresse e-mail est déjà abonnée",
    confirm: "Confirmer l’abonnement",
    confirmed: "Votre abonnement est confirmé",
    end: "Se désabonner",
    ended: "Vous êtes désabonné",
    over: "Ce lien n’est plus valable.",
    welcome: "Votre abonnement est confirmé",
  },
  cn: {
    prefix: "/cn",
    email: "电子邮箱",
    send: "订阅",
    sent: "订阅成功",
    next: "请打开我们发给您的确认邮件。",
    wrong: "请输入有效的邮箱地址",
    agree: "请先同意接收资讯邮件。",
    again: "该邮箱已订阅",
    confirm: "确认订阅",
    confirmed: "订阅已确认",
    end: "退订",
    ended: "您已退订",
    over: "此链接已失效。",
    welcome: "订阅成功",
  },
};
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
const newAddress = () => `reader.${randomUUID().slice(0, 8)}@example.org`;

/** Waits for a matching mail to an address, because another test may send a newsletter issue there too. */
async function mailTo(address: string, matches: (mail: Email) => boolean): Promise<Email> {
  const { answer } = await poll(
    () => readMailsTo(mailFolder(), address),
    (mails) => mails.some(matches),
  );
  return answer.find(matches)!;
}

for (const [language, text] of Object.entries(texts)) {
  for (const javaScriptEnabled of [true, false]) {
    const isAlways = javaScriptEnabled && language === "fr";
    test.describe(`newsletter in ${language} ${javaScriptEnabled ? "with" : "without"} JavaScript`, isAlways ? {} : longRunOnly, () => {
      test.use({ javaScriptEnabled });

      test("is subscribed from the footer, confirmed by mail and unsubscribed", async ({ page }) => {
        const address = newAddress();
        const start = `${text.prefix}/explore/news`;
        await page.goto(start);
        if (javaScriptEnabled) await waitForHydration(page);
        // Select the form of the page: without JavaScript the response is the newsletter page, which has the same fields as the
        // footer.
        const form = page.locator("form[method=post]:has([name=consent])");
        await form.getByLabel(text.email).fill("zoe@");
        await form.getByRole("button", { name: text.send }).click();
        const summary = form.getByRole("alert");
        await expect(summary).toBeFocused();
        await expect(form.getByLabel(text.email)).toHaveAccessibleDescription(text.wrong);
        await summary.getByRole("link", { name: text.agree }).click();
        await expect(form.getByRole("checkbox")).toBeFocused();
        await expect(form.getByRole("checkbox")).not.toBeChecked();
        await form.getByLabel(text.email).fill(address);
        await form.getByRole("checkbox").check();
        await form.getByRole("button", { name: text.send }).click();
        // The message is on the page; with JavaScript a toast shows it too.
        for (const message of [text.sent, text.next])
          await expect(page.locator("output, .toast").getByText(message)).toHaveCount(javaScriptEnabled ? 2 : 1);
        if (javaScriptEnabled) await expect(page).toHaveURL(start);

        const first = await mailTo(address, () => true);
        await page.goto(pathOf(findLink(first, "/newsletter/confirm")));
        await page.getByRole("button", { name: text.confirm }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.confirmed);

        await page.goto(`${text.prefix}/newsletter`);
        await form.getByLabel(text.email).fill(address);
        await form.getByRole("checkbox").check();
        await form.getByRole("button", { name: text.send }).click();
        await expect(page.getByText(text.again)).toBeVisible();
        await expect(form.getByLabel(text.email)).toHaveValue(address);

        const welcomeMail = await mailTo(address, ({ subject }) => subject === text.welcome);
        await page.goto(pathOf(findLink(welcomeMail, "/newsletter/unsubscribe")));
        await page.getByRole("button", { name: text.end }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.ended);
      });

      test("shows that a link without a valid token has expired", longRunOnly, async ({ page }) => {
        await page.goto(`${text.prefix}/newsletter/unsubscribe`);
        await expect(page.getByText(text.over)).toBeVisible();
        await page.goto(`${text.prefix}/newsletter/confirm?token=${"A".repeat(43)}`);
        await page.getByRole("button", { name: text.confirm }).click();
        await expect(page.getByText(text.over)).toBeVisible();
        await expect(page.locator(`main a[href="${text.prefix}/newsletter"]`)).toBeVisible();
      });
    });
  }
}

test.describe("newsletter form with a failing server", () => {
  test.use({ expectedErrors: /status of 500/ });

  test("shows the failure in the page's language, keeps typed text and sends it with the next attempt", longRunOnly, async ({ page }) => {
    const address = newAddress();
    await page.goto("/de/explore/news");
    await waitForHydration(page);
    const form = page.locator("form[method=post]:has([name=consent])");
    await form.getByLabel("E-Mail-Adresse").fill(address);
    await form.getByRole("checkbox").check();
    await page.route("**/api/newsletter/subscribe", (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: "Internal Server Error", data: null, reason: "internal" } }),
    );
    await form.getByRole("button").click();
    await expect(form.getByRole("alert")).toHaveText(
      "Das hat nicht geklappt, der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.",
    );
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(page.locator(".toast")).toHaveText("Fehler");
    await expect(page.getByText("Internal Server Error")).toHaveCount(0);
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    await expect(form.getByLabel("E-Mail-Adresse")).toHaveValue(address);
    await expect(form.getByRole("checkbox")).toBeChecked();
    await page.unroute("**/api/newsletter/subscribe");
    await form.getByRole("button").click();
    await expect(page.locator("output").getByText("Abonnement erfolgreich")).toBeVisible();
  });
});

for (const path of ["/de/newsletter?result=sent", "/cn/newsletter/confirm?token=abc", "/newsletter/unsubscribe"]) {
  test(`newsletter page ${path} has no axe violation`, longRunOnly, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
