import type { Page } from "@playwright/test";
import { waitForHydration } from "#scripts/running-site/page-state.ts";
import { trackRequests } from "#scripts/running-site/page-requests.ts";
import { scrollThrough } from "#scripts/running-site/scroll-through.ts";

export type Shift = { value: number; moved: string };

export type PageFaults = { shifts: Shift[]; distorted: string[]; unusedPreloads: string[] };

type Device = { viewport: { width: number; height: number }; deviceScaleFactor: number; isMobile: boolean; hasTouch: boolean };

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} satisfies Record<string, Device>;

/** Opens an address with an empty cache, scrolls to its end and returns the faults found. */
export async function findPageFaults(page: Page, address: string): Promise<PageFaults> {
  const requests = trackRequests(page);
  await page.goto(address);
  await waitForHydration(page);
  await requests.quiet();
  const unusedPreloads = await page.evaluate(readUnusedPreloads);
  await scrollThrough(page);
  await requests.quiet();
  return { shifts: await page.evaluate(readShifts), distorted: await page.evaluate(readDistorted), unusedPreloads };
}

function readUnusedPreloads(): string[] {
  const resources = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
  const preloadedUrls = resources
    .filter(({ initiatorType, name }) => initiatorType === "link" && /\.(avif|webp|jpe?g|png)$/.test(new URL(name).pathname))
    .map(({ name }) => name);
  const shownUrls = [...document.images].map((image) => image.currentSrc);
  return preloadedUrls.filter((address) => !shownUrls.includes(address));
}

/** Tolerates 5 %, because rounding to whole pixels distorts narrow images. */
function readDistorted(): string[] {
  const shownImages = [...document.images].filter(
    (image) => image.naturalWidth > 0 && image.clientWidth > 0 && getComputedStyle(image).objectFit === "fill",
  );
  const stretch = ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) =>
    (clientWidth / clientHeight) * (naturalHeight / naturalWidth);
  return shownImages.filter((image) => Math.abs(stretch(image) - 1) > 0.05).map(({ currentSrc }) => currentSrc);
}

async function readShifts(): Promise<Shift[]> {
  type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  const entries: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  // The observer is not called when there is no shift, so wait a fixed time.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const describe = (node?: Node) => `${node?.nodeName.toLowerCase()} ${JSON.stringify(node?.textContent?.trim().slice(0, 40))}`;
  return entries.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => describe(node)).join(", ") }));
}
