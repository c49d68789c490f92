import type { Page } from "@playwright/test";
import { limits, measureWeight, type DeviceName } from "../../scripts/measure/measure-weight.ts";
import { expect, leaveOut } from "./fixtures.ts";

/** Opens an address with an empty cache: it keeps to its limits of code and pictures, and nothing moves or is distorted. */
export async function expectLight(page: Page, address: string, device: DeviceName): Promise<void> {
  // Whatever else moves is the page's fault.
  await leaveOut(page, "fonts");
  if (address === "/") await expect.poll(() => isTight(page, address)).toBe(true);
  const weight = await measureWeight(page, address);
  expect.soft(weight.script).toBeLessThanOrEqual(limits.script);
  if (address === "/") expect.soft(weight.document).toBeLessThanOrEqual(limits.document);
  expect.soft(weight.biggestPicture.size, weight.biggestPicture.address).toBeLessThanOrEqual(limits.picture[device]);
  expect.soft(weight.shifts).toEqual([]);
  expect.soft(weight.unusedPreloads).toEqual([]);
  expect.soft(weight.distorted).toEqual([]);
}

/** Whether a page that is often asked for has become as small as it gets (server/pages/stored-page.ts); asks once more. */
async function isTight(page: Page, address: string): Promise<boolean> {
  const answer = await page.request.get(address, { headers: { "accept-encoding": "br" } });
  return answer.headers().etag?.includes("br-tight") === true;
}
