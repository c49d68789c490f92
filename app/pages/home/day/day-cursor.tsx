import { classNames } from "#app/ui/class-names.ts";
import type { Ground } from "./day-drawing.ts";
import { quartersOfDay } from "#domain/simulation/schema";

type DayCursorProps = {
  quarter: number;
  ground: Ground;
  /** Charge of the battery, from 0 to 1; `level` is its text. */
  stored: number;
  level: string;
  /** Shows the handle only once scripts run. */
  isMovable: boolean;
  /** Milliseconds in which the cursor glides to the next quarter hour. */
  pace: number | undefined;
};

/** Moves by transforms alone, because a change of position counts as a layout shift while the day plays by itself. */
export function DayCursor({ quarter, ground, stored, level, isMovable, pace }: DayCursorProps) {
  // At midnight the cursor returns at once.
  const transition = pace && quarter > 0 ? `translate ${pace}ms linear` : undefined;
  const position = `${(100 * (quarter + 0.5)) / quartersOfDay}%`;
  const isLabelAfter = quarter < (2 * quartersOfDay) / 3;
  const isLabelAbove = stored < 0.5;
  return (
    <>
      <div style={{ translate: position, transition }} className="pointer-events-none absolute inset-x-0 top-0 bottom-(--strip) -z-1">
        <div className={classNames("h-full -ml-px border-l-2", ground === "night" ? "border-on-dark" : "border-ink")} />
      </div>
      <div
        style={{ translate: `clamp(1.5rem, ${position}, 100% - 1.5rem)`, transition }}
        className="pointer-events-none absolute inset-x-0 top-(--axis) print:hidden"
      >
        <span
          className={classNames(
            "absolute grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-paper text-ink outline-offset-2 group-has-focus-visible:outline-3",
            ground === "night" ? "outline-light" : "outline-mark",
            !isMovable && "invisible",
          )}
        >
          <svg viewBox="0 0 16 8" className="w-4 fill-none stroke-current stroke-[1.6]" aria-hidden="true">
            <path d="M5 1 2 4l3 3M11 1l3 3-3 3" />
          </svg>
        </span>
      </div>
      <div style={{ translate: position, transition }} className="pointer-events-none absolute inset-x-0 bottom-0 h-(--strip)">
        <div className="h-full -ml-px border-l-2 border-on-dark" />
        <span
          style={{ translate: `-50% calc(50% - ${stored} * var(--level))`, transition }}
          className="absolute bottom-2 left-0 size-3.5 rounded-full border-2 border-graphite bg-light"
        />
        <span
          style={{
            translate: `${isLabelAfter ? "0.5rem" : "calc(-100% - 0.5rem)"} ${isLabelAbove ? "calc(1.75rem - var(--level))" : "0"}`,
          }}
          className="absolute bottom-3 left-0 bg-graphite-raised/85 px-1 text-small whitespace-nowrap text-on-dark tabular-nums"
        >
          {level}
        </span>
      </div>
    </>
  );
}
