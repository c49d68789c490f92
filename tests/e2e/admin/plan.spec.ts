import { randomUUID } from "node:crypto";
import { expect } from "../fixtures.ts";
import { readHeading } from "../read-page.ts";
import { test } from "../visitors/account-steps.ts";
import { beginEntry, column, enterAs, publishEdition } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const texts = {
  Lead: "What it is about.",
  Description: "One sentence.",
  "What the picture shows": "A battery.",
  "Search words": "battery",
  Text: "A **long** text.",
  Date: "2026-04-01",
};
const soonMs = 20_000;

test("a planned change of what is public stays a plan until its moment, and then happens by itself", async ({ page, request }) => {
  await enterAs(page, "editor");
  const [before, after] = ["Before", "After"].map((word) => `${word} ${randomUUID().slice(0, 8)}`) as [string, string];
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const french = await beginEntry(page, "news", key);
  await french.getByLabel("Title").fill(before);
  for (const [label, text] of Object.entries(texts)) await french.getByLabel(label).fill(text);
  await french.getByRole("textbox", { name: /^Picture/ }).fill("substation-fog");
  await publishEdition(page, "fr");
  const heading = () => readHeading(request, `/explore/news/${key}`);
  expect(await heading()).toBe(before);

  await french.getByLabel("Title").fill(after);
  const moment = new Date(Date.now() + soonMs);
  // As somebody types it, who is where the browser is.
  const typed = await page.evaluate((at) => new Date(at - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19), +moment);
  await publishEdition(page, "fr", typed);
  await expect(french.getByText(/^Changes on /)).toBeVisible();
  await page.goto("/admin#/");
  await expect(page.getByRole("region", { name: "What is planned" }).getByRole("link", { name: after })).toBeVisible();
  expect(await heading()).toBe(before);
  expect(Date.now()).toBeLessThan(+moment);

  await expect.poll(heading).toBe(after);
  expect(Date.now()).toBeGreaterThanOrEqual(+moment - (+moment % 1000));
  await page.goto(`/admin#/content/news/${key}?left=fr`);
  await expect(column(page, "fr").getByText("public", { exact: true })).toBeVisible();
  await expect(column(page, "fr").getByText(/^Changes on /)).toHaveCount(0);
});
