import type { Page } from "@playwright/test";
import { findPageFaults } from "./find-page-faults.ts";
import { expect, stubAssets } from "./fixtures.ts";

/** Opens an address with an empty cache: nothing shifts, no image is distorted and every preloaded image is shown. */
export async function expectStable(page: Page, address: string): Promise<void> {
  // Fonts arrive at another moment on a slow machine and shift lines by a pixel.
  await stubAssets(page, "fonts");
  const { shifts, unusedPreloads, distorted } = await findPageFaults(page, address);
  expect.soft(shifts).toEqual([]);
  expect.soft(unusedPreloads).toEqual([]);
  expect.soft(distorted).toEqual([]);
}
