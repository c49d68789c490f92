import { poll } from "#scripts/running-site/poll.ts";

declare global {
  interface Window {
    clickReached?: boolean;
  }
}

/** What an end-to-end test does in a browser that is driven from outside, whatever its maker's protocol is. */
export type DrivenBrowser = {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it knows nothing outside itself. */
  run<Answer, Parameters extends (string | number)[]>(
    script: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>>;
  /** With the mouse, into the middle of the first element that the selector finds. */
  click(selector: string): Promise<void>;
  /** By keys, after what is in the field. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** From the middle of an element by these distances in turn, with the button held. */
  drag(selector: string, path: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** What its console said of errors since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};

export type Key = "Enter" | "Escape" | "Tab" | "ArrowRight";
export type Size = { width: number; height: number };

export type Point = { x: number; y: number };

type Mouse = { move(to: Point): Promise<unknown>; down(): Promise<unknown>; up(): Promise<unknown> };

/** A page that is still scrolling to the caret, on a busy machine, moves on between look and press: then the click is made again. */
export async function clickOn(
  browser: Pick<DrivenBrowser, "run">,
  press: (at: Point) => Promise<unknown>,
  selector: string,
): Promise<void> {
  const click = async () => {
    const point = await middleOf(browser, selector);
    await browser.run(watchClick, selector);
    await press(point);
    // A click that led to another document has taken its note along.
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

/** As a hand: the page has drawn each step before the next one comes. Steps that come together are one, and too short a drag is no hand's. */
export async function dragAlong(
  browser: Pick<DrivenBrowser, "run">,
  mouse: Mouse,
  selector: string,
  path: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  const { x, y } = await middleOf(browser, selector);
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

/** The middle of the first such element, once it is in view and stands still. */
export async function middleOf(browser: Pick<DrivenBrowser, "run">, selector: string): Promise<Point> {
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
  if (!answer) throw new Error(`${selector} has no place`);
  return answer;
}

/** `null` while there is none, or another element lies over it. */
function middleInView(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return element.contains(hit) ? point : null;
}
