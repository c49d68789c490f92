import type { ReactNode } from "react";

type Point = readonly [x: number, y: number];

const pathOf = (points: readonly Point[]) => `M${points.map((point) => point.join(" ")).join("L")}`;

/** Material that the section cuts through, such as walls and roofs. */
export function Cut({ d }: { d: string }) {
  return <path d={d} fill="var(--cut)" stroke="none" />;
}

/** Thin lines beyond the cut: furniture, machines, trusses. */
export function Outline({ d }: { d: string }) {
  return <path d={d} />;
}

/** Window or lamp, lit at night. */
export function Pane({ at: [x, y], size: [width, height] }: { at: Point; size: Point }) {
  return <rect x={x} y={y} width={width} height={height} fill="var(--pane)" />;
}

/** Product of the company: a light body with its line of light. `slots` are the joints of its modules, from the top. */
export function Device({ at: [x, y], size: [width, height], slots = [] }: { at: Point; size: Point; slots?: readonly number[] }) {
  const joints = slots.map((slot) => `M${x} ${y + slot}h${width}`).join("");
  const lightX = x + width * 0.22;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--device)" />
      <path d={joints} strokeWidth="1" />
      <path d={`M${lightX} ${y + 4}V${y + height - 4}`} stroke="var(--color-light)" strokeWidth="2.5" />
    </>
  );
}

/** Cable without energy. */
export function Cable({ points, buried = false }: { points: readonly Point[]; buried?: boolean }) {
  return <path d={pathOf(points)} stroke="var(--pen-soft)" strokeWidth="1" strokeDasharray={buried ? "5 4" : undefined} />;
}

/** Energy that flows: from the sun by day, from the battery at night. */
export function Flow({ points, hour }: { points: readonly Point[]; hour: "day" | "night" }) {
  const colour = hour === "day" ? "stroke-sun" : "stroke-light";
  return <path data-hour={hour} d={pathOf(points)} className={colour} strokeWidth="3" />;
}

type GroundNameProps = { x: number; row?: 0 | 1; wideOnly?: boolean; children: string };

/** Name in the ground under its part. `wideOnly`: phones do not show the part. */
export function GroundName({ x, row = 0, wideOnly = false, children }: GroundNameProps) {
  const y = 66 + row * 34;
  return (
    <g className={wideOnly ? "max-md:hidden" : undefined}>
      <path d={`M${x} 8V${y - 26}`} stroke="var(--pen-soft)" strokeWidth="1" />
      <text x={x} y={y} className="cross-section-ground">
        {children}
      </text>
    </g>
  );
}

type NameProps = { at: Point; anchor: "start" | "end"; className?: string; children: string };

export function Name({ at: [x, y], anchor, className, children }: NameProps) {
  return (
    <text x={x} y={y} style={{ textAnchor: anchor }} className={className}>
      {children}
    </text>
  );
}

/** Path of the sun around `centre`: half its width, its height by day and its depth at night; `hour` and `nightX` place the sun. */
type SunPath = { centre: number; width: number; height: number; depth: number; hour: number; nightX: number };
const overBuilding: SunPath = { centre: 720, width: 660, height: 474, depth: 108, hour: 14.8, nightX: 420 };

/** Path of the sun above and below the horizon, with a dot for every second hour, and the ground. */
export function Site({ sun = overBuilding, children }: { sun?: SunPath; children: ReactNode }) {
  const { centre, width, height, depth, hour, nightX } = sun;
  const [left, right] = [centre - width, centre + width];
  // From the place by day over sunset to the place at night.
  const way = `M${sunAt(sun, hour).join(" ")}A${width} ${height} 0 0 1 ${right} 0A${width} ${depth} 0 0 1 ${nightX} ${nightY(sun)}`;
  return (
    <>
      <rect x="-720" y="0" width="2880" height="400" fill="var(--earth)" stroke="none" />
      <path d={`M${left} 0A${width} ${height} 0 0 1 ${right} 0`} stroke="var(--pen-soft)" strokeDasharray="1 7" />
      <path d={`M${left} 0A${width} ${depth} 0 0 0 ${right} 0`} stroke="var(--pen-soft)" strokeDasharray="1 7" opacity="0.6" />
      {dottedHours.map((each) => {
        const [x, y] = sunAt(sun, each);
        return <circle key={each} cx={x} cy={y} r="2.5" fill="var(--pen-soft)" stroke="none" />;
      })}
      <g className="cross-section-sun" style={{ offsetPath: `path("${way}")` }}>
        <circle data-hour="day" r="22" className="fill-sun" stroke="none" />
        <circle data-hour="night" r="20" className="stroke-sun" strokeDasharray="3 4" />
      </g>
      {children}
      <path d="M-720 0H2160" strokeWidth="2" />
    </>
  );
}

const dottedHours = [6, 8, 10, 12, 14, 16, 18];

/** Sunrise is at 6 in the west of the sheet and sunset at 18 in the east of it: the sections look south to north. */
function sunAt({ centre, width, height }: SunPath, hour: number): Point {
  const angle = Math.PI * (1 - (hour - 6) / 12);
  return [Math.round(centre + width * Math.cos(angle)), Math.round(-height * Math.sin(angle))];
}

function nightY({ centre, width, depth, nightX }: SunPath): number {
  return Math.round(depth * Math.sqrt(1 - ((nightX - centre) / width) ** 2));
}
