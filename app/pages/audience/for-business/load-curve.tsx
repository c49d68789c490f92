import { HourAxis } from "#app/ui/hour-axis.tsx";
import { useId } from "react";
import type { BusinessData } from "./data.server.ts";
import type { LimitView } from "./limit-views.server.ts";

type LoadCurveProps = { drawing: BusinessData["drawing"]; view: LimitView; copy: BusinessData["copy"]["tool"] };

/** Full-width load curve of a working day; the part above the limit is what the battery supplies. */
export function LoadCurve({ drawing: { width, height, ribs }, view, copy }: LoadCurveProps) {
  const above = useId();
  return (
    <>
      <div className="relative">
        <svg
          role="img"
          aria-label={view.alt}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-72 w-full fill-none stroke-[4.5] forced-color-adjust-none lg:h-[26rem]"
        >
          <clipPath id={above}>
            <rect width={width} height={view.y} />
          </clipPath>
          <path d={ribs} className="stroke-soft" />
          <g clipPath={`url(#${above})`}>
            <path d={ribs} className="stroke-mark" />
          </g>
          <path d={`M0 ${view.y}H${width}`} vectorEffect="non-scaling-stroke" className="stroke-strong stroke-2" />
          <path d={`M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" className="stroke-soft stroke-1" />
        </svg>
        <p
          key={view.text}
          aria-hidden="true"
          style={{ top: `${(100 * view.y) / height}%` }}
          className="absolute left-margin -translate-y-full pb-1 text-small font-label"
        >
          {copy.limit} {view.text}
        </p>
      </div>
      <HourAxis hours={copy.hours} />
    </>
  );
}
