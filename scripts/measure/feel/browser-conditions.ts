import type { Page } from "@playwright/test";

/** A cheap phone on a mobile line, as Lighthouse has it. */
const slow = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const desk = { viewport: { width: 1440, height: 900 } };

/** From now on the page has a quarter of the processor, and if wanted a slow line. */
export async function slowDown(page: Page, { line }: { line: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu });
  if (!line) return;
  const { latency, downloadThroughput, uploadThroughput } = slow;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput, uploadThroughput });
}

/** Says, as a browser in economy mode does, that nothing may be fetched in advance. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}
