import { poll } from "#scripts/running-site/poll.ts";

declare global {
  interface Window {
    clickReached?: boolean;
  }
}

/** Browser that a test controls over its maker's protocol, with the actions of a user. */
export type DrivenBrowser = {
  open(address: string): Promise<void>;
  /** Runs a function in the page. The function can use its parameters, but no variable around it. */
  run<Answer, Parameters extends (string | number)[]>(
    script: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>>;
  /** Clicks with the mouse into the middle of the first element that matches the selector. */
  click(selector: string): Promise<void>;
  /** Types after the text that the field already has. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses in the middle of an element, moves by these distances from there, and releases. */
  drag(selector: string, path: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** Returns the errors of the console since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};

export type Key = "Enter" | "Escape" | "Tab" | "ArrowRight";
export type Size = { width: number; height: number };

export type Point = { x: number; y: number };

type Mouse = { move(to: Point): Promise<unknown>; down(): Promise<unknown>; up(): Promise<unknown> };

/** Clicks, and repeats the click when it missed: a page that scrolls to the caret may move between measuring and pressing. */
export async function clickElement(
  browser: Pick<DrivenBrowser, "run">,
  pressMouse: (at: Point) => Promise<unknown>,
  selector: string,
): Promise<void> {
  const click = async () => {
    const point = await findMiddle(browser, selector);
    await browser.run(watchClick, selector);
    await pressMouse(point);
    // The variable is gone when the click has opened another document.
    return browser.run(() => window.clickReached ?? true);
  };
  await poll(click, (reached) => reached);
}

function watchClick(selector: string): void {
  const element = document.querySelector(selector);
  window.clickReached = false;
  document.addEventListener("click", ({ target }) => (window.clickReached = target instanceof Node && element?.contains(target) === true), {
    capture: true,
    once: true,
  });
}

/** Waits after each step until the page has drawn, because the browser merges the steps of one frame. */
export async function dragElement(
  browser: Pick<DrivenBrowser, "run">,
  mouse: Mouse,
  selector: string,
  path: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  const { x, y } = await findMiddle(browser, selector);
  await mouse.move({ x, y });
  await mouse.down();
  for (const [right, down] of path) {
    await mouse.move({ x: Math.round(x + right), y: Math.round(y + down) });
    await browser.run(nextFrame, 18);
  }
  await mouse.up();
}

function nextFrame(restMs: number): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, restMs)));
}

/** Middle of the first matching element, once it is in view and has stopped moving. */
export async function findMiddle(browser: Pick<DrivenBrowser, "run">, selector: string): Promise<Point> {
  let before: Point | undefined;
  const { answer } = await poll(
    async () => {
      const now = await browser.run(middleInView, selector);
      const isStill = now !== null && now.x === before?.x && now.y === before.y;
      before = now ?? undefined;
      return isStill ? now : undefined;
    },
    (point) => point !== undefined,
  );
  if (!answer) throw new Error(`${selector} is not visible or still moves`);
  return answer;
}

/** Returns `null` while the element is missing or another one covers it. */
function middleInView(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return element.contains(hit) ? point : null;
}
