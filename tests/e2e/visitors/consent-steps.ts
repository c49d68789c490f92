import type { Page } from "@playwright/test";
import { visit } from "#db/visits.ts";
import { openServicesBeside } from "#server/services.ts";
import { recordingLog, testEnvironment } from "../../support/test-environment.ts";

export const bar = (page: Page) => page.locator(".consent-bar");

export async function allow(page: Page, ...categories: string[]): Promise<void> {
  await bar(page).locator("summary").click();
  for (const name of categories) await bar(page).locator(`[name=${name}]`).check();
  await bar(page).locator("[value=accept]").click();
}

/** The visit report that this tab has collected so far. */
export const visitNow = (page: Page) => page.evaluate(() => sessionStorage.getItem("visit"));

export async function storedVisits(dataDir: string): Promise<(typeof visit.$inferSelect)[]> {
  const opened = await openServicesBeside(testEnvironment({ dataDir }), recordingLog());
  if (!opened.ok) throw new Error(opened.message);
  const rows = await opened.services.context.database.select().from(visit);
  await opened.services.close();
  return rows;
}
