import { classNames } from "./class-names.ts";

/** Hours below the drawing of a day, from its left edge to its right edge. */
export function HourAxis({ hours, className }: { hours: readonly string[]; className?: string }) {
  return (
    <p aria-hidden="true" className={classNames("flex justify-between px-edge pt-2 text-small text-soft tabular-nums", className)}>
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  );
}
