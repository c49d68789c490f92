import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Sheet = { width: number; height: number; content: ReactNode };
type DrawingProps = {
  /** Alt text. */
  label: string;
  wide: Sheet;
  /** Portrait layout for narrow windows, where the text of the wide one would be too small. */
  narrow: Sheet;
  className?: string;
};

/** Schematic drawing in two layouts, with real text. One unit is about one CSS pixel. */
export function Drawing({ label, wide, narrow, className }: DrawingProps) {
  return (
    <>
      <SheetView {...wide} label={label} className={classNames("hidden w-full lg:block", className)} />
      <SheetView {...narrow} label={label} className={classNames("w-full max-w-md lg:hidden", className)} />
    </>
  );
}

function SheetView({ width, height, content, label, className }: Sheet & { label: string; className: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("block h-auto overflow-visible", className)}
    >
      {content}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

type DrawnBoxProps = { at: Point; size: Point; lines: readonly string[]; tone?: "plain" | "own" };

/** Box with a name in one or two lines; `own` for the company's products. */
export function DrawnBox({ at: [x, y], size: [width, height], lines, tone = "plain" }: DrawnBoxProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="4" className={tone === "own" ? "fill-strong" : "fill-raised stroke-soft"} />
      <DrawnText
        at={[x + width / 2, y + height / 2 + 5 - (lines.length - 1) * 9]}
        lines={lines}
        className={tone === "own" ? "fill-on-strong font-label" : "fill-strong"}
      />
    </g>
  );
}

type DrawnTextProps = { at: Point; lines: readonly string[]; anchor?: "start" | "middle" | "end"; className?: string };

/** Text; `at` is the baseline of the first line. */
export function DrawnText({ at: [x, y], lines, anchor = "middle", className = "fill-soft" }: DrawnTextProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize="15" className={className}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 18}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const looks = {
  /** Connection without a flow. */
  wire: { line: "stroke-soft stroke-[1.5]", head: "fill-soft" },
  sun: { line: "stroke-sun-deep stroke-[4]", head: "fill-sun-deep" },
  stored: { line: "stroke-mark stroke-[4]", head: "fill-mark" },
  radio: { line: "stroke-mark stroke-[5] [stroke-linecap:round] [stroke-dasharray:0_10]", head: "fill-mark" },
  /** Data connection. */
  signal: { line: "stroke-soft stroke-[1.5] [stroke-dasharray:2_5]", head: "fill-soft" },
  bar: { line: "stroke-strong stroke-[5]", head: "fill-strong" },
};

type DrawnLineProps = { points: readonly Point[]; look?: keyof typeof looks; arrow?: boolean };

/** Line through points; `arrow` adds an arrowhead at the last one. */
export function DrawnLine({ points, look = "wire", arrow = false }: DrawnLineProps) {
  const { line, head } = looks[look];
  return (
    <>
      <path
        d={`M${points.map((point) => point.join(" ")).join("L")}`}
        pathLength={arrow ? 1 : undefined}
        className={classNames("fill-none [stroke-linejoin:round]", line, arrow && "drawn-flow")}
      />
      {arrow && <path d="M-2 0L-13 -7V7Z" transform={headAt(points)} className={head} />}
    </>
  );
}

export function DrawnRiser({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <DrawnLine
      points={[
        [x, from],
        [x, to],
      ]}
    />
  );
}

export function DrawnBar({ y, from, to }: { y: number; from: number; to: number }) {
  return (
    <DrawnLine
      look="bar"
      points={[
        [from, y],
        [to, y],
      ]}
    />
  );
}

const corner: Point = [0, 0];

function headAt(points: readonly Point[]): string {
  const [[fromX, fromY] = corner, [x, y] = corner] = points.slice(-2);
  return `translate(${x} ${y}) rotate(${(Math.atan2(y - fromY, x - fromX) * 180) / Math.PI})`;
}
