import type { Browser, Page } from "@playwright/test";
import { refusedConsent } from "../refused-consent.ts";
import { phone, slowDown } from "./browser-conditions.ts";

export type Tap = { effect: number; longestTask: number };

const afterwardsMs = 6000;

/**
 * On a slow phone: milliseconds from a tap on the first button of the header, at the first paint, until something on the
 * page is open that was not; and the longest task of the first seconds.
 */
export async function measureTap(browser: Browser, address: string): Promise<Tap> {
  const { x, y } = await inPage(browser, address, findButton);
  return inPage(
    browser,
    address,
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", [{ x, y }]);
      await touch("touchEnd", []);
      await page.waitForTimeout(afterwardsMs);
      return page.evaluate(() => ({ effect: window.feel.effect ?? Number.NaN, longestTask: window.feel.longestTask }));
    },
    async (page) => {
      await page.addInitScript(watchTap);
      await slowDown(page, { line: true });
    },
  );
}

declare global {
  interface Window {
    feel: { effect?: number; longestTask: number };
    painted(): void;
  }
}

/** Goes on when the page is painted for the first time. */
async function inPage<Result>(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<Result>,
  prepare?: (page: Page) => Promise<void>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies([refusedConsent(new URL(address).origin)]);
    const page = await context.newPage();
    const { promise: painted, resolve } = Promise.withResolvers<void>();
    // Awaited: a call that comes before the function is known here is lost.
    await page.exposeFunction("painted", resolve);
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) window.painted();
      }).observe({ type: "paint", buffered: true }),
    );
    await prepare?.(page);
    await page.goto(address, { waitUntil: "commit" });
    await painted;
    return await use(page);
  } finally {
    await context.close();
  }
}

async function findButton(page: Page): Promise<{ x: number; y: number }> {
  const button = page.locator("header :is(summary, button):visible").first();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()} has no button in its header`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the document. */
function watchTap(): void {
  window.feel = { longestTask: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.feel.longestTask = Math.max(window.feel.longestTask, duration);
  }).observe({ type: "longtask", buffered: true });
  let touchedAt: number | undefined;
  addEventListener("pointerdown", ({ timeStamp }) => (touchedAt ??= timeStamp), true);
  new MutationObserver((changes) => {
    const opened = changes.some(({ target, attributeName }) => {
      const value = target instanceof Element && attributeName ? target.getAttribute(attributeName) : null;
      return attributeName === "open" ? value !== null : value === "true";
    });
    if (!opened || touchedAt === undefined || window.feel.effect !== undefined) return;
    const since = touchedAt;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => (window.feel.effect ??= performance.now() - since));
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, attributeFilter: ["open", "aria-expanded"] });
}
