import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { hourMs } from "#i18n/day.ts";
import { withSiteDatabase } from "../../support/solve-captcha.ts";
import { expect } from "../fixtures.ts";
import { readHeading } from "../read-page.ts";
import { test } from "../visitors/account-steps.ts";
import { chooseImage, createEntry, column, signInAs, publishLocalization } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const texts = {
  Introduction: "What it is about.",
  Description: "One sentence.",
  "Alt text": "A battery.",
  Keywords: "battery",
  Date: "2026-04-01",
};

test("scheduled changes › are published at their time and not before", async ({ page, request }) => {
  await signInAs(page, "editor");
  const [before, after] = ["Before", "After"].map((word) => `${word} ${randomUUID().slice(0, 8)}`) as [string, string];
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const french = await createEntry(page, "news", key);
  await french.getByLabel("Title").fill(before);
  for (const [label, text] of Object.entries(texts)) await french.getByLabel(label).fill(text);
  await french.getByRole("textbox", { name: /^Text/ }).fill("A **long** text.");
  await chooseImage(page, french, /^Image/, "substation-fog");
  await publishLocalization(page, "fr");
  const heading = () => readHeading(request, `/explore/news/${key}`);
  expect(await heading()).toBe(before);

  await french.getByLabel("Title").fill(after);
  // datetime-local takes the browser's time zone.
  const typed = await page.evaluate(
    (at) => new Date(at - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19),
    Date.now() + hourMs,
  );
  await publishLocalization(page, "fr", typed);
  await expect(french.getByText(/^Changes will be published on /)).toBeVisible();
  await page.goto("/admin#/");
  await expect(page.getByRole("region", { name: "Scheduled publications" }).getByRole("link", { name: after })).toBeVisible();
  expect(await heading()).toBe(before);

  // Moves the scheduled time instead of waiting an hour.
  const soon = new Date(Date.now() + 15_000);
  await withSiteDatabase((database) => database.update(contentEntry).set({ plannedAt: soon }).where(eq(contentEntry.key, key)));
  await page.goto(`/admin#/content/news/${key}?left=fr`);
  await page.reload();
  await expect(column(page, "fr").getByText(/^published · change on /)).toBeVisible();
  // The open entry shows the publication without a reload.
  await expect(column(page, "fr").getByText("published", { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await heading()).toBe(after);
  await expect(column(page, "fr").getByText(/^Changes will be published on /)).toHaveCount(0);
});
