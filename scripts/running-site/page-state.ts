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

/** Resolves when the page is equally high in two frames: the first frame after the window gets narrow still has the styles of a wide one. */
export async function laidOut(page: Page): Promise<void> {
  // `waitForFunction` takes the promise of an asynchronous function for a result.
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
