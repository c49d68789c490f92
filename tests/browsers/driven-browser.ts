import { poll } from "../support/poll.ts";

/** What a journey does in a browser that is driven from outside, whatever its maker's protocol is. */
export type DrivenBrowser = {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it knows nothing outside itself. */
  run<Answer, Parameters extends (string | number)[]>(script: (...parameters: Parameters) => Answer, ...parameters: Parameters): Promise<Awaited<Answer>>;
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
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}
