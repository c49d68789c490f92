import { useId } from "react";
import { quartersOfDay } from "#domain/simulation/schema";
import type { PowerProfileView } from "./power-profile-view.server.ts";

/** Height of the drawing; each quarter hour is 10 wide, its bar 6. */
const height = 240;
const pitch = 10;

/** A day of a site as a skyline of 96 bars: what its connection supplies, what the battery supplies, and what charges the battery. */
export function PowerProfile({ alt, steps, limit, charges, hours, keys }: PowerProfileView) {
  const id = useId();
  const parts = ["site", "battery", "charging"] as const;
  return (
    <figure className="power-profile">
      <div className="relative">
        <svg role="img" aria-label={alt} viewBox={`0 0 ${quartersOfDay * pitch} ${height}`} preserveAspectRatio="none">
          <defs>
            {parts.map((part) => (
              <pattern key={part} id={id + part} width={pitch} height={height} patternUnits="userSpaceOnUse">
                <rect data-part={part} x="2" width="6" height={height} />
              </pattern>
            ))}
          </defs>
          {steps.map(({ quarter, quarters, ...shares }) => {
            let top = height;
            return parts.map((part) => {
              const tall = shares[part] * height;
              top -= tall;
              return (
                tall > 0 && (
                  <rect
                    key={`${quarter} ${part}`}
                    x={quarter * pitch}
                    y={Number(top.toFixed(2))}
                    width={quarters * pitch}
                    height={Number(tall.toFixed(2))}
                    fill={`url(#${id}${part})`}
                  />
                )
              );
            });
          })}
        </svg>
        {limit && (
          <p className="power-profile-limit" style={{ bottom: `${limit.share * 100}%` }}>
            <span>{limit.name}</span>
          </p>
        )}
      </div>
      <p aria-hidden="true" className="flex justify-between border-t border-strong pt-1 text-small tabular-nums">
        {hours.map(({ hour, text }) => (
          <span key={hour}>{text}</span>
        ))}
      </p>
      <figcaption className="flex flex-wrap gap-x-6 pt-2 text-small">
        {parts.map(
          (part) =>
            (part !== "charging" || charges) && (
              <span key={part} className="flex items-baseline gap-2">
                <span aria-hidden="true" data-part={part} />
                {keys[part]}
              </span>
            ),
        )}
      </figcaption>
    </figure>
  );
}
