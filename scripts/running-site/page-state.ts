import type { Page } from "@playwright/test";

/** Resolves when React has hydrated the page, which its root container on the document shows. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Fiber = { stateNode: { current: { child: object | null; memoizedState: { isDehydrated: boolean } } } };
    const properties = document as unknown as Record<string, Fiber>;
    const root = Object.keys(properties).find((key) => key.startsWith("__reactContainer$"));
    if (root === undefined) return false;
    const { current } = properties[root]!.stateNode;
    return current.child !== null && !current.memoizedState.isDehydrated;
  });
}

/** Resolves when the page height is equal in two frames, because the first frame after a resize still has the former styles. */
export async function waitForLayout(page: Page): Promise<void> {
  // Uses `evaluate`, because `waitForFunction` treats the promise of an asynchronous function as a truthy result.
  await page.evaluate(async () => {
    const heightInNextFrame = () =>
      new Promise<number>((resolve) => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)));
    let height = Number.NaN;
    for (let before = 0; height !== before;) {
      before = height;
      height = await heightInNextFrame();
    }
  });
}
