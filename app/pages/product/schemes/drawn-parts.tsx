import type { ReactNode } from "react";
import { outlines } from "#domain/documents/schema";

type Point = readonly [x: number, y: number];
type PartProps = { at: Point; scale?: number };

/** Wrapper of the parts below; `at` is its upper left corner. */
function Part({ at: [x, y], scale = 1, children }: PartProps & { children: ReactNode }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={1.5 / scale}
      className="fill-none stroke-strong [stroke-linejoin:round]"
    >
      {children}
    </g>
  );
}

/** Takes 130 × 66 units. */
export function DrawnPanels(place: PartProps) {
  return (
    <Part {...place}>
      <path d={outlines.panels.frame} className="fill-raised" />
      <path d={outlines.panels.cells} className="stroke-soft" />
    </Part>
  );
}

/** Takes 130 × 106 units. */
export function DrawnHouse(place: PartProps) {
  return (
    <Part {...place}>
      <path d="M15 48V106H115V48" className="fill-raised" />
      <path d={outlines.house.roof} />
      <path d={outlines.house.window} className="fill-sun-deep stroke-none" />
      <path d={outlines.house.door} />
    </Part>
  );
}

/** Takes 80 × 116 units. */
export function DrawnPylon(place: PartProps) {
  return (
    <Part {...place}>
      <path d={outlines.pylon.frame} />
      <path d={outlines.pylon.insulators} />
    </Part>
  );
}

/** Takes 90 × 112 units. */
export function DrawnTower(place: PartProps) {
  return (
    <Part {...place}>
      <path d="M0 0H90V18H0Z" className="fill-strong" />
      <path d="M0 20H90V48H0ZM0 50H90V78H0ZM0 80H90V108H0Z" className="fill-raised" />
      <path d="M14 0V108" className="stroke-light stroke-[3]" />
      <path d="M0 112H90" className="stroke-[4]" />
    </Part>
  );
}

type FrontProps = { at: Point; size: Point; children?: ReactNode };

/** Front of a device: display at the upper right, light line at the left of the middle third. */
export function DrawnFront({ at: [x, y], size: [width, height], children }: FrontProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" className="fill-raised stroke-soft stroke-[1.5]" />
      <path d={`M${x + width * 0.12} ${y + height * 0.36}V${y + height * 0.64}`} className="stroke-light stroke-[3]" />
      <rect x={x + width * 0.56} y={y + 14} width={width * 0.34} height="20" rx="4" className="fill-strong" />
      {children}
    </g>
  );
}

const looks = {
  sun: { line: "stroke-sun-deep", mark: "fill-sun-deep" },
  stored: { line: "stroke-mark", mark: "fill-mark" },
};

/** Arrow heads by direction, relative to the end of the path. */
const heads = { left: "l12 -7v14Z", right: "l-12 -7v14Z", down: "l-7 -12h14Z" };

type EnergyPathProps = {
  /** SVG path without the leading `M`. */
  path: string;
  look: keyof typeof looks;
  /** Position in the sequence, from zero, in which `.turns` draws the paths on scroll; the label counts from one. */
  position: number;
  number: Point;
  head?: { at: Point; to: keyof typeof heads };
};

export function EnergyPath({ path, look, position, number: [x, y], head }: EnergyPathProps) {
  const classes = looks[look];
  return (
    <g style={{ "--turn": position }}>
      <path d={`M${path}`} pathLength="1" className={`drawn-turn fill-none stroke-[4] [stroke-linejoin:round] ${classes.line}`} />
      <g className="drawn-turn-mark">
        {head && <path d={`M${head.at.join(" ")}${heads[head.to]}`} className={classes.mark} />}
        <circle cx={x} cy={y} r="12" className={classes.mark} />
        <text x={x} y={y + 5} textAnchor="middle" fontSize="14" className="fill-graphite font-label">
          {position + 1}
        </text>
      </g>
    </g>
  );
}
