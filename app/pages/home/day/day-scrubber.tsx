import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { quartersOfDay } from "#domain/simulation/schema";

const quartersOfHour = 4;

type DayScrubberProps = {
  drawing: RefObject<HTMLDivElement | null>;
  label: string;
  valueText: string;
  quarter: number;
  onMove: (quarter: number) => void;
  isReady: boolean;
  children: ReactNode;
};

/**
 * Moves the cursor under a hovering mouse or a dragging finger, on the whole drawing: a native range moves only by its thumb on some
 * phones. The range input serves keyboards and screen readers.
 */
export function DayScrubber({ drawing, label, valueText, quarter, onMove, isReady, children }: DayScrubberProps) {
  const input = useRef<HTMLInputElement>(null);

  function moveTo(next: number) {
    onMove(Math.min(Math.max(next, 0), quartersOfDay - 1));
  }
  function follow(event: PointerEvent<HTMLDivElement>) {
    const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
    // Some browsers report a mouse that rests while the page scrolls below it.
    const isHovering = event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
    if (isDragged || isHovering) moveToPointer(event);
  }
  function moveToPointer(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(Math.floor((quartersOfDay * (event.clientX - left)) / width));
  }
  function startDrag(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    input.current?.focus({ preventScroll: true });
    // A touch may start a scroll: the cursor moves only when the finger goes sideways or lifts.
    if (event.pointerType !== "touch") moveToPointer(event);
  }
  function stepByHour(event: KeyboardEvent) {
    const step = { PageUp: quartersOfHour, PageDown: -quartersOfHour }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(quarter + step);
  }

  return (
    <div
      ref={drawing}
      className={classNames(
        "group relative isolate break-inside-avoid overflow-clip bg-paper text-ink select-none forced-color-adjust-none",
        "[--axis:calc((100%-var(--strip))/2)] [--level:3.5rem] [--strip:6rem] md:[--level:4.5rem] md:[--strip:7.5rem]",
        isReady && "cursor-ew-resize [touch-action:pan-y]",
      )}
      onPointerDown={isReady ? startDrag : undefined}
      onPointerMove={isReady ? follow : undefined}
      onPointerUp={follow}
    >
      {children}
      <input
        ref={input}
        type="range"
        min={0}
        max={quartersOfDay - 1}
        value={quarter}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => moveTo(event.target.valueAsNumber)}
        onKeyDown={stepByHour}
        className={classNames(
          "pointer-events-none absolute inset-x-0 top-(--axis) h-9 w-full -translate-y-1/2 opacity-0",
          !isReady && "invisible",
        )}
      />
    </div>
  );
}
