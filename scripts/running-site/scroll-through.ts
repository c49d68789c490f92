import assert from "node:assert";
import type { Page } from "@playwright/test";

const patienceMs = 60_000;

/**
 * Scrolls through a page, so that all lazy content loads, and returns to the top. Uses synchronous page functions only, because
 * pages without JavaScript allow no others.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const viewport = page.viewportSize();
  assert(viewport, "The page has no viewport size.");
  for (let top = 0; top < height; top += viewport.height / 2) {
    await page.evaluate(scrollTo, top);
    await page.waitForTimeout(50);
  }
  const complete = () =>
    document.fonts.status === "loaded" && [...document.images].every((image) => image.complete || !image.checkVisibility());
  const until = Date.now() + patienceMs;
  while (!(await page.evaluate(complete))) {
    if (Date.now() > until) throw new Error("Images or fonts did not load in time.");
    await page.waitForTimeout(100);
  }
  await page.evaluate(scrollTo, 0);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}
