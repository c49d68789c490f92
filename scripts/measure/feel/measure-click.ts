import type { Browser, Page } from "@playwright/test";
import { refusedConsent } from "../refused-consent.ts";
import { desk, saveData, slowDown } from "./browser-conditions.ts";

const restMs = 2500;
/** From the pointer's arrival on a link to the press; people take longer. */
const aimMs = 150;

type Way = { isSlow: boolean; isPrepared: boolean };

/**
 * Milliseconds from a click on the first other page that the header leads to until that page is painted. `isPrepared`: the
 * page was at rest and the pointer was on the link; else nothing could be fetched in advance.
 */
export async function measureClick(browser: Browser, address: string, { isSlow, isPrepared }: Way): Promise<number> {
  const context = await browser.newContext(desk);
  try {
    await context.addCookies([refusedConsent(new URL(address).origin)]);
    const page = await context.newPage();
    // Told by the page itself: to ask it would take a turn of its own between the click and the paint.
    const { promise, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction("shown", resolve);
    await page.addInitScript(watchClick);
    if (!isPrepared) await saveData(page);
    await page.goto(address);
    await page.waitForTimeout(restMs);
    if (isSlow) await slowDown(page, { line: true });
    const { x, y } = await findLink(page);
    await page.mouse.move(x, y);
    await page.waitForTimeout(aimMs);
    await page.mouse.down();
    await page.mouse.up();
    return await promise;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    shown(milliseconds: number): void;
  }
}

/** Where to press. */
async function findLink(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[href], nav a[href]")) {
      const { x, y, width, height } = link.getBoundingClientRect();
      const isOther = link.origin === location.origin && link.pathname !== location.pathname && link.pathname !== "/" && !link.hash;
      if (isOther && height > 0 && link.checkVisibility({ visibilityProperty: true }) && y >= 0 && y < innerHeight)
        return { x: x + width / 2, y: y + height / 2 };
    }
    return undefined;
  });
  if (!place) throw new Error(`${page.url()} has no link in its header to another page`);
  return place;
}

/** Runs in every document: whether the next page comes as a document or not, its first paint is told to whoever waits. */
function watchClick(): void {
  const key = "clicked-at";
  const since = (moment: number) => performance.timeOrigin + moment - Number(sessionStorage.getItem(key));
  const tell = (moment: number) => {
    window.shown(since(moment));
    sessionStorage.removeItem(key);
  };
  if (sessionStorage.getItem(key))
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) tell(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  addEventListener(
    "click",
    (event) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
      const before = document.querySelector("h1");
      const { pathname } = location;
      const observer = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (location.pathname === pathname || !heading || heading === before) return;
        observer.disconnect();
        // A message that is sent in a frame is read after it was painted.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () => tell(performance.now()));
          channel.port1.start();
          channel.port2.postMessage(undefined);
        });
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    true,
  );
}
