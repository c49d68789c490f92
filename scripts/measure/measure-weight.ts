import type { Page, Request } from "@playwright/test";
import { hydrated } from "#scripts/running-site/page-state.ts";
import { followRequests } from "./page-requests.ts";
import { scrollThrough } from "./scroll-through.ts";

export type Shift = { value: number; moved: string };

/** What a visit weighs, in bytes over the wire, and everything that moved under the reader. */
export type Weight = {
  script: number;
  /** With the styles of its markup; all the others come with the code. */
  document: number;
  biggestPicture: { size: number; address: string };
  pictures: number;
  shifts: Shift[];
  largest: "text" | "preloaded picture" | "picture, not preloaded";
  /** Pictures that are not shown in the proportions they have. */
  distorted: string[];
  /** Pictures that were preloaded and then not shown: a preload that asks for another size than the page. */
  unusedPreloads: string[];
};

type Device = { viewport: { width: number; height: number }; deviceScaleFactor: number; isMobile: boolean; hasTouch: boolean };

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} satisfies Record<string, Device>;
export type DeviceName = keyof typeof devices;

/** What a page may weigh, in bytes. */
export const limits = {
  /** React and the router are 92,300 of it. */
  script: 115_500,
  /** Of the home page, as it is when it is often asked for. */
  document: 25_000,
  picture: { phone: 150_000, desktop: 350_000 } satisfies Record<DeviceName, number>,
};

/** Opens an address with an empty cache, and measures it: code before anything is touched, pictures after reading to its end. */
export async function measureWeight(page: Page, address: string): Promise<Weight> {
  const requests = followRequests(page);
  await page.goto(address);
  await hydrated(page);
  await requests.quiet();
  const script = await wire(requests.finished, "script");
  const { largest, unusedPreloads } = await page.evaluate(readLargest);
  await scrollThrough(page);
  await requests.quiet();

  const images = requests.finished.filter((request) => request.resourceType() === "image");
  const sizes = await Promise.all(images.map(async (request) => ({ size: await wire([request], "image"), address: request.url() })));
  return {
    script,
    document: await wire(requests.finished, "document"),
    biggestPicture: sizes.reduce((a, b) => (b.size > a.size ? b : a), { size: 0, address: "" }),
    pictures: sizes.reduce((sum, { size }) => sum + size, 0),
    shifts: await page.evaluate(readShifts),
    distorted: await page.evaluate(readDistorted),
    largest,
    unusedPreloads,
  };
}

async function wire(requests: readonly Request[], type: string): Promise<number> {
  const wanted = requests.filter((request) => request.resourceType() === type);
  const sizes = await Promise.all(wanted.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Runs in the page, before anything is touched: the largest paint so far, and whether its picture was asked for in advance. */
async function readLargest(): Promise<Pick<Weight, "largest" | "unusedPreloads">> {
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const resources = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
  const preloaded = resources
    .filter(({ initiatorType, name }) => initiatorType === "link" && /\.(avif|webp|jpe?g|png)$/.test(new URL(name).pathname))
    .map(({ name }) => name);
  const shown = [...document.images].map((image) => image.currentSrc);
  const largest = paints.findLast((entry) => entry instanceof LargestContentfulPaint);
  if (!largest) throw new Error("nothing was painted");
  const { url } = largest;
  return {
    largest: url === "" ? "text" : preloaded.includes(url) ? "preloaded picture" : "picture, not preloaded",
    unusedPreloads: preloaded.filter((address) => !shown.includes(address)),
  };
}

/** Runs in the page; a twentieth is what rounding to whole pixels can do to a narrow one. */
function readDistorted(): string[] {
  const shown = [...document.images].filter(
    (image) => image.naturalWidth > 0 && image.clientWidth > 0 && getComputedStyle(image).objectFit === "fill",
  );
  const stretch = ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) =>
    (clientWidth / clientHeight) * (naturalHeight / naturalWidth);
  return shown.filter((image) => Math.abs(stretch(image) - 1) > 0.05).map(({ currentSrc }) => currentSrc);
}

/** Runs in the page. */
async function readShifts(): Promise<Shift[]> {
  type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  const entries: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  // Without any shift the observer is never called.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const describe = (node?: Node) => `${node?.nodeName.toLowerCase()} ${JSON.stringify(node?.textContent?.trim().slice(0, 40))}`;
  return entries.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => describe(node)).join(", ") }));
}
