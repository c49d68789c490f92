import type { Browser, Page } from "@playwright/test";
import { refusedConsentCookie } from "../../running-site/refused-consent.ts";
import { desktop, throttle } from "./browser-conditions.ts";

/** Time for hydration and prefetching before the click. */
const restMs = 4000;
/** Time between hover and click; users take longer. */
const aimMs = 150;

/**
 * Measures the milliseconds from a click on a header link to the paint of its page, throttled. `withScripts: false` blocks all
 * script files, so that the browser loads the page as a document.
 */
export async function measureClick(browser: Browser, address: string, { withScripts }: { withScripts: boolean }): Promise<number> {
  const context = await browser.newContext(desktop);
  try {
    await context.addCookies([refusedConsentCookie(new URL(address).origin)]);
    const page = await context.newPage();
    // The page reports the paint itself, because polling would add a task between click and paint.
    const { promise, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction("shown", resolve);
    await page.addInitScript(watchClick);
    if (!withScripts) await page.route("**/*.js", (route) => route.abort());
    await page.goto(address);
    await page.waitForTimeout(restMs);
    await throttle(page);
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

/** Returns the centre of the first visible header link to another page. */
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
  if (!place) throw new Error(`The header of ${page.url()} has no visible link to another page.`);
  return place;
}

/** Runs in every document and reports the first paint of the next page, whether it is a new document or a client-side navigation. */
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
        // A message posted in an animation frame is delivered after the paint.
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
