import type { Page } from "@playwright/test";

/** Lighthouse's mobile conditions: CPU slowdown, latency in ms, throughput in bytes per second. */
const slow = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const desktop = { viewport: { width: 1440, height: 900 } };

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu });
  const { latency, downloadThroughput, uploadThroughput } = slow;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput, uploadThroughput });
}
