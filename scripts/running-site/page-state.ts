import type { Page } from "@playwright/test";

/** Resolves when React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith("__react")) || Object.keys(document).some((key) => key.startsWith("__react")),
  );
}

/** Resolves when no part of the page has its layout deferred any more (app/router-internals/lay-out-below.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *, footer")].every((part) => getComputedStyle(part).contentVisibility !== "auto"),
  );
}
