import type { Page } from "@playwright/test";
import { visit } from "#db/visits.ts";
import { openServicesBeside } from "#server/services.ts";
import { createRecordingLog, testEnvironment } from "../../support/test-environment.ts";

export const consentBar = (page: Page) => page.locator(".consent-bar");

export async function allowCategories(page: Page, ...categories: string[]): Promise<void> {
  await consentBar(page).locator("summary").click();
  for (const name of categories) await consentBar(page).locator(`[name=${name}]`).check();
  await consentBar(page).locator("[value=accept]").click();
}

/** Visit report that this tab has collected so far, as JSON. */
export const readCurrentVisit = (page: Page) => page.evaluate(() => sessionStorage.getItem("visit"));

export async function readStoredVisits(dataDir: string): Promise<(typeof visit.$inferSelect)[]> {
  const services = await openServicesBeside(testEnvironment({ dataDir }), createRecordingLog());
  if (!services.ok) throw new Error(services.message);
  const rows = await services.services.context.database.select().from(visit);
  await services.services.close();
  return rows;
}
