import assert from "node:assert";
import type { Page } from "@playwright/test";

const patienceMs = 60_000;

/** Reads a page to its end, so that everything lazy has come, and returns to its top. Where scripts are off, only synchronous code runs in a page. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const viewport = page.viewportSize();
  assert(viewport, "the page has a size");
  for (let top = 0; top < height; top += viewport.height / 2) {
    await page.evaluate(scrollTo, top);
    await page.waitForTimeout(50);
  }
  const complete = () =>
    document.fonts.status === "loaded" && [...document.images].every((image) => image.complete || !image.checkVisibility());
  const until = Date.now() + patienceMs;
  while (!(await page.evaluate(complete))) {
    if (Date.now() > until) throw new Error("pictures or fonts did not come");
    await page.waitForTimeout(100);
  }
  await page.evaluate(scrollTo, 0);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}
