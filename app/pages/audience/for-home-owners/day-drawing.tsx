import { HourAxis } from "#app/ui/hour-axis.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { HomeOwnersData } from "./data.server.ts";
import type { DayDrawing as Drawing } from "./draw-day.server.ts";

const looks = { sun: "stroke-sun-deep", battery: "stroke-mark", charging: "stroke-mark stroke-2", grid: "stroke-soft" };
/** Small drawings of the legend: ribs on or below the axis. */
const signs = {
  sun: "M1 15V6M6 15V3M11 15V6",
  battery: "M3 15V1M8 15V1M13 15V1",
  charging: "M3 1V15M8 1V15M13 1V15",
  grid: "M3 15V1M8 15V1M13 15V1",
};

const axisLine = { vectorEffect: "non-scaling-stroke", className: "stroke-strong stroke-1" } as const;

type DayDrawingProps = { copy: HomeOwnersData["copy"]["day"]; drawing: Drawing; label: string; caption: string };

/** Full-width drawing of the day: above the axis what supplies the house, below it what charges the battery. */
export function DayDrawing({ copy, drawing, label, caption }: DayDrawingProps) {
  const { width, height, sunrise, sunset, axis, ribs, sun } = drawing;
  return (
    <figure>
      <div className="relative isolate overflow-clip bg-paper forced-color-adjust-none">
        <div className="night absolute inset-y-0 left-0 -z-1" style={{ width: `${100 * sunrise}%` }} />
        <div className="night absolute inset-y-0 right-0 -z-1" style={{ width: `${100 * (1 - sunset)}%` }} />
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-72 w-full fill-none stroke-[4.5] lg:h-[26rem]"
        >
          {ribs.map((rib, index) => (
            <path key={index} d={rib.day} className={looks[rib.look]} />
          ))}
          <g className="night">
            {ribs.map((rib, index) => (
              <path key={index} d={rib.night} className={looks[rib.look]} />
            ))}
          </g>
          <path d={sun} vectorEffect="non-scaling-stroke" className="stroke-sun-deep stroke-2" />
          <path d={axis.day} {...axisLine} />
          <g className="night">
            <path d={axis.night} {...axisLine} />
          </g>
        </svg>
      </div>
      <HourAxis hours={copy.hours} />
      <figcaption className="wrap grid gap-3 pt-4 text-small text-soft">
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {copy.legend.map(({ look, text }) => (
            <li key={text} className="flex items-center gap-2.5">
              <svg aria-hidden="true" viewBox="0 0 16 16" className={classNames("size-4 forced-color-adjust-none", looks[look])}>
                <path d={signs[look]} className={look === "charging" ? "stroke-2" : "stroke-3"} />
                {look === "battery" && <path d="M0 15.25H16" className="stroke-strong" />}
                {look === "charging" && <path d="M0 0.75H16" className="stroke-strong" />}
              </svg>
              {text}
            </li>
          ))}
        </ul>
        <p className="max-w-[80ch]">{caption}</p>
      </figcaption>
    </figure>
  );
}
