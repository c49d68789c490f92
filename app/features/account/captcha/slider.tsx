import { useId, useRef, type KeyboardEvent, type RefObject } from "react";
import { puzzleSize, pieceBox, slideLength } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";

export const share = (pixels: number, of: number) => `${(pixels / of) * 100}%`;

/** Maximum number of changes that count as a tap, which moves the piece without submitting it. A shaky finger causes two. */
const changesOfTap = 2;
/** Thumb width: a fifth of the slider, as the piece is a fifth of the image. */
const thumb =
  "[&::-moz-range-thumb]:h-12 [&::-moz-range-thumb]:w-1/5 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-12 [&::-webkit-slider-thumb]:w-1/5 [&::-webkit-slider-thumb]:appearance-none";

type SliderProps = {
  input: RefObject<HTMLInputElement | null>;
  x: number;
  copy: Pick<CaptchaCopy, "slider" | "keys">;
  busy: boolean;
  onMove: (x: number) => void;
  /** Runs after a drag, but not after keys, taps or assistive technology. */
  onDrop: () => void;
};

/** Native range input. Its thumb, the visible handle and the piece have the same width, so that all three move together. */
export function Slider({ input, x, copy, busy, onMove, onDrop }: SliderProps) {
  const hintId = useId();
  const changes = useRef(0);
  const left = share(x, puzzleSize.width);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Firefox submits no form on Enter in a slider.
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <div className="night relative h-12 rounded-control border border-transparent">
        <input
          ref={input}
          type="range"
          min={0}
          max={slideLength}
          step={2}
          value={x}
          aria-label={copy.slider}
          aria-describedby={hintId}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            changes.current += 1;
            if (!busy) onMove(event.currentTarget.valueAsNumber);
          }}
          onKeyDown={onKeyDown}
          onPointerDown={() => (changes.current = 0)}
          onPointerUp={() => {
            if (x > 0 && changes.current > changesOfTap && !busy) onDrop();
          }}
          className={`peer absolute inset-0 size-full cursor-grab appearance-none opacity-0 active:cursor-grabbing aria-disabled:cursor-wait ${thumb}`}
        />
        <span
          aria-hidden="true"
          className="line-of-light pointer-events-none absolute left-0 top-1/2 -translate-y-1/2"
          style={{ width: left }}
        />
        <span
          aria-hidden="true"
          className="captcha-handle pointer-events-none absolute inset-y-1.5 grid place-items-center rounded-control border border-transparent bg-strong text-on-strong peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-action peer-aria-disabled:opacity-60"
          style={{ left, width: share(pieceBox, puzzleSize.width) }}
        >
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" className="size-5">
            <path d="M6 4v12M10 4v12M14 4v12" />
          </svg>
        </span>
      </div>
      <p id={hintId} className="text-small text-soft">
        {copy.keys}
      </p>
    </>
  );
}
