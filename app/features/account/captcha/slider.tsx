import { useId, type RefObject } from "react";
import { pictureSize, pieceBox, slideLength } from "#domain/captcha/schema";
import type { Slide } from "./use-slide.ts";

export const share = (pixels: number, of: number) => `${(pixels / of) * 100}%`;

type SliderProps = { input: RefObject<HTMLInputElement | null>; slide: Slide; label: string; hint: string; busy: boolean };

/**
 * A native slider for keys and screen readers, and over it a handle for mouse and finger, which is as wide as the piece
 * and stands right below it. While busy it keeps the focus and moves no more.
 */
export function Slider({ input, slide, label, hint, busy }: SliderProps) {
  const hintId = useId();
  const left = share(slide.x, pictureSize.width);
  return (
    <>
      <div className="night relative h-12 rounded-control border border-transparent">
        <input
          ref={input}
          type="range"
          min={0}
          max={slideLength}
          value={slide.x}
          aria-label={label}
          aria-describedby={hintId}
          aria-disabled={busy || undefined}
          onChange={(event) => busy || slide.onChange(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => (busy ? event.key !== "Tab" && event.key !== "Escape" && event.preventDefault() : slide.onKeyDown(event))}
          className="peer pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <span aria-hidden="true" className="line-of-light absolute left-0 top-1/2 -translate-y-1/2" style={{ width: left }} />
        <span
          role="presentation"
          {...(busy ? {} : slide.handle)}
          onMouseDown={(event) => {
            // The focus goes to the slider, so that keys can correct what the hand did.
            event.preventDefault();
            input.current?.focus({ preventScroll: true });
          }}
          data-busy={busy || undefined}
          className="captcha-handle absolute inset-y-1.5 grid cursor-grab touch-none select-none place-items-center rounded-control border border-transparent bg-strong text-on-strong peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-action active:cursor-grabbing data-busy:cursor-wait data-busy:opacity-60"
          style={{ left, width: share(pieceBox, pictureSize.width) }}
        >
          <svg
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            aria-hidden="true"
            className="size-5"
          >
            <path d="M6 4v12M10 4v12M14 4v12" />
          </svg>
        </span>
      </div>
      <p id={hintId} className="text-small text-soft">
        {hint}
      </p>
    </>
  );
}
