import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { pictureSize, slideLength, steps, type Track } from "#domain/captcha/schema";

const keySteps: Record<string, number> = {
  ArrowRight: steps.arrow,
  ArrowUp: steps.arrow,
  ArrowLeft: -steps.arrow,
  ArrowDown: -steps.arrow,
  PageUp: steps.page,
  PageDown: -steps.page,
};
const pointEveryMs = 16;
const mostPoints = 1900;

type Path = { puzzle: string | undefined; x: number; began: number; track: Track };
export type Slide = ReturnType<typeof useSlide>;

/** Where the slider is, and the path that it took there; `release` is called when it is let go, or on Enter. */
export function useSlide(puzzle: string | undefined, release: (x: number, track: Track) => void) {
  const [shown, setShown] = useState({ puzzle, x: 0 });
  const [byKeys, setByKeys] = useState(false);
  // What was drawn last may lag behind what happened last. Another puzzle begins at the left edge.
  const path = useRef<Path>(undefined);
  const current = () => (path.current?.puzzle === puzzle ? path.current : undefined);
  const at = () => current()?.x ?? 0;

  function moveTo(wanted: number, y?: number): void {
    const way = current() ?? { puzzle, x: 0, began: performance.now(), track: [[0, 0, 0]] };
    path.current = way;
    way.x = Math.min(slideLength, Math.max(0, Math.round(wanted)));
    note(way.track, [Math.round(performance.now() - way.began), way.x, Math.round(y ?? 0)], y !== undefined);
    setShown({ puzzle, x: way.x });
  }

  const finish = () => release(at(), current()?.track ?? []);

  return {
    x: shown.puzzle === puzzle ? shown.x : 0,
    /** Whether keys, or a program on somebody's behalf, moved it: then nothing is let go, and a button has to check. */
    byKeys,
    finish,
    handle: useHandle({ at, moveTo, finish }),
    onKeyDown(event: KeyboardEvent) {
      const by = keySteps[event.key];
      if (by === undefined && event.key !== "Enter") return;
      event.preventDefault();
      if (by === undefined) return finish();
      moveTo(at() + by);
      setByKeys(true);
    },
    onChange(value: number) {
      moveTo(value);
      setByKeys(true);
    },
  };
}

/** Adds a point to a path. Of a hand's in quick succession, and where there are too many, the last one is kept; each press counts. */
function note(track: Track, point: Track[number], byHand: boolean): void {
  const before = track.at(-2);
  const replaces = track.length > mostPoints || (byHand && before !== undefined && point[0] - before[0] < pointEveryMs);
  if (replaces) track.pop();
  track.push(point);
}

/** The handle for mouse and finger. It moves by as much as they do, wherever it was taken. */
function useHandle({ at, moveTo, finish }: { at(): number; moveTo(x: number, y?: number): void; finish(): void }) {
  const hold = useRef<{ x: number; clientX: number; clientY: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { x: at(), clientX: event.clientX, clientY: event.clientY };
      moveTo(at(), 0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { parentElement } = event.currentTarget;
      if (!hold.current || !parentElement) return;
      const pixel = parentElement.clientWidth / pictureSize.width;
      moveTo(hold.current.x + (event.clientX - hold.current.clientX) / pixel, (event.clientY - hold.current.clientY) / pixel);
    },
    onPointerUp() {
      // A tap moves nothing and tries nothing.
      const moved = hold.current !== undefined && hold.current.x !== at();
      hold.current = undefined;
      if (moved) finish();
    },
    onPointerCancel() {
      hold.current = undefined;
    },
  };
}
