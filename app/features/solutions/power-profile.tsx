import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { quartersOfDay } from "#domain/simulation/schema";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { PowerProfileView } from "./power-profile-view.server.ts";

/** Height of the drawing; each quarter hour is 10 wide, its bar 6. */
const height = 240;
const pitch = 10;

const parts = ["site", "battery", "charging"] as const;

/** A day of a site as a skyline of 96 bars: what its connection supplies, what the battery supplies, and what charges the battery. */
export function PowerProfile({ alt, steps, limit, peak, hours }: PowerProfileView) {
  const id = useId();
  return (
    <figure className="power-profile">
      <div className="relative mt-6">
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
        {/* The shift by the same percentage keeps the label within the drawing. */}
        <p
          className="absolute pb-0.5 text-small font-label whitespace-nowrap tabular-nums"
          style={{ left: `${peak.at * 100}%`, bottom: `${peak.share * 100}%`, transform: `translateX(-${peak.at * 100}%)` }}
        >
          {peak.name}
        </p>
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
    </figure>
  );
}

type KeysProps = { profiles: readonly PowerProfileView[]; copy: SolutionsCopy["cases"]["profile"]["keys"]; className?: string };

/** Legend of one or more skylines: only the parts that they show. */
export function PowerProfileKeys({ profiles, copy, className }: KeysProps) {
  const charges = profiles.some((profile) => profile.charges);
  if (profiles.length === 0) return null;
  return (
    <ul className={classNames("power-profile-keys flex flex-wrap gap-x-6 gap-y-1 text-small", className)}>
      {parts.map(
        (part) =>
          (part !== "charging" || charges) && (
            <li key={part} className="flex items-baseline gap-2">
              <span aria-hidden="true" data-part={part} />
              {copy[part]}
            </li>
          ),
      )}
    </ul>
  );
}
