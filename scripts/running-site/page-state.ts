import type { Page } from "@playwright/test";

/** Resolves when React has hydrated the page: the root that React notes at the document is committed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Fiber = { stateNode: { current: { child: object | null; memoizedState: { isDehydrated: boolean } } } };
    const notes = document as unknown as Record<string, Fiber>;
    const root = Object.keys(notes).find((key) => key.startsWith("__reactContainer$"));
    if (root === undefined) return false;
    const { current } = notes[root]!.stateNode;
    return current.child !== null && !current.memoizedState.isDehydrated;
  });
}

/** Resolves when no part of the page has its layout deferred any more (app/router-internals/lay-out-below.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *, footer")].every((part) => getComputedStyle(part).contentVisibility !== "auto"),
  );
}
