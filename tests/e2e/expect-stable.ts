import type { Page } from "@playwright/test";
import { findPageFaults } from "./find-page-faults.ts";
import { expect, stubAssets } from "./fixtures.ts";

export async function expectStableLoading(page: Page, address: string): Promise<void> {
  // The time at which fonts arrive varies on a slow machine, and a late font moves lines by a pixel.
  await stubAssets(page, "fonts");
  const { shifts, unusedPreloads, distorted } = await findPageFaults(page, address);
  expect.soft(shifts).toEqual([]);
  expect.soft(unusedPreloads).toEqual([]);
  expect.soft(distorted).toEqual([]);
}
