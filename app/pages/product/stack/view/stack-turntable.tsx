import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { languages } from "#i18n/languages.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { StackView } from "./stack-view.ts";

const keyStep = 15;
const degreesPerPixel = 0.4;

/** 3D view with controls: dragging and arrow keys rotate it, double click and Home reset it. */
export function StackTurntable({ view, label }: { view: StackView; label: string }) {
  const language = usePageLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef({ from: 0, turn: 0 });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    frame.current?.append(view.canvas);
    return () => view.canvas.remove();
  }, [view]);
  useEffect(() => view.turn(turn), [view, turn]);

  const steps: Record<string, number> = {
    ArrowRight: turn + keyStep,
    ArrowUp: turn + keyStep,
    ArrowLeft: turn - keyStep,
    ArrowDown: turn - keyStep,
    Home: 0,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTurn(onCircle(next));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { from: event.clientX, turn };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setTurn(onCircle(dragged.current.turn + (event.clientX - dragged.current.from) * degreesPerPixel));
  };
  return (
    <div className="absolute inset-0 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-mark print:hidden">
      <input
        type="range"
        min={-180}
        max={180}
        value={Math.round(turn)}
        onChange={(event) => setTurn(Number(event.target.value))}
        onKeyDown={onKeyDown}
        aria-label={label}
        aria-valuetext={degrees(languages[language].tag, turn)}
        className="sr-only"
      />
      <div
        ref={frame}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onDoubleClick={() => setTurn(0)}
        className="size-full cursor-grab [touch-action:pan-y] select-none active:cursor-grabbing *:size-full"
      />
    </div>
  );
}

const onCircle = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

function degrees(tag: string, value: number): string {
  return new Intl.NumberFormat(tag, { style: "unit", unit: "degree", maximumFractionDigits: 0 }).format(value);
}
