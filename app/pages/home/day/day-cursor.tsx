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
};

export function DayCursor({ quarter, ground, stored, level, isMovable }: DayCursorProps) {
  const left = `${(100 * (quarter + 0.5)) / quartersOfDay}%`;
  return (
    <>
      <div
        style={{ left }}
        className={classNames(
          "absolute top-0 bottom-(--strip) -z-1 -ml-px border-l-2",
          ground === "night" ? "border-on-dark" : "border-ink",
        )}
      />
      <span
        style={{ left: `clamp(1.5rem, ${left}, 100% - 1.5rem)` }}
        className={classNames(
          "pointer-events-none absolute top-(--axis) grid print:hidden size-9 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-paper text-ink outline-offset-2 group-has-focus-visible:outline-3",
          ground === "night" ? "outline-light" : "outline-mark",
          !isMovable && "invisible",
        )}
      >
        <svg viewBox="0 0 16 8" className="w-4 fill-none stroke-current stroke-[1.6]" aria-hidden="true">
          <path d="M5 1 2 4l3 3M11 1l3 3-3 3" />
        </svg>
      </span>
      <div style={{ left }} className="pointer-events-none absolute bottom-0 -ml-px h-(--strip) border-l-2 border-on-dark">
        <span
          style={{ bottom: `calc(0.5rem + ${stored} * var(--level))` }}
          className="absolute -left-px size-3.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-graphite bg-light"
        />
        <span
          className={classNames(
            "absolute mx-2 bg-graphite-raised/85 px-1 text-small whitespace-nowrap text-on-dark tabular-nums",
            quarter < (2 * quartersOfDay) / 3 ? "left-full" : "right-full",
            stored < 0.5 ? "bottom-[calc(var(--level)-1rem)]" : "bottom-3",
          )}
        >
          {level}
        </span>
      </div>
    </>
  );
}
