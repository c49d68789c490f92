import type { ReactNode } from "react";

export type Point = readonly [x: number, y: number];
/** Number of a part: the centre of the number, and the points on the part at which its lines end. */
export type Mark = { at: Point; to: readonly Point[] };

type ViewProps = { at: Point; scale: number; children: ReactNode };

/** One view of a device. Its coordinates are millimetres, as in the model of the pictures (`art/products.py`); `at` is its origin. */
export function View({ at: [x, y], scale, children }: ViewProps) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

type ShapeProps = { centre: Point; size: Point; radius?: number; className?: string };

/** Rectangle around its centre. */
export function Plate({ centre: [x, y], size: [width, height], radius = 0, className }: ShapeProps) {
  return <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={radius} className={className} />;
}

export function Disc({ centre: [cx, cy], radius, className }: { centre: Point; radius: number; className?: string }) {
  return <circle cx={cx} cy={cy} r={radius} className={className} />;
}

type SlotsProps = { centre: Point; size: Point; columns?: number; rows: number; pitch: Point };

/** Slots in columns and rows. */
export function Slots({ centre: [x, y], size, columns = 1, rows, pitch: [across, down] }: SlotsProps) {
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = (index % columns) - (columns - 1) / 2;
    const row = Math.floor(index / columns) - (rows - 1) / 2;
    return <Plate key={index} centre={[x + column * across, y + row * down]} size={size} className="fill-soft stroke-none" />;
  });
}

/** Line of light on the front; its ink edge gives it contrast on a light ground. */
export function Light({ x, from, to }: { x: number; from: number; to: number }) {
  const path = `M${x} ${from}V${to}`;
  return (
    <>
      <path d={path} className="stroke-strong stroke-[5]" />
      <path d={path} className="stroke-light stroke-[3]" />
    </>
  );
}

/** Cable that the drawing cuts off. */
export function CutCable({ from: [x, y], length, width }: { from: Point; length: number; width: number }) {
  const [left, right, end] = [x - width / 2, x + width / 2, y + length];
  return (
    <>
      <path d={`M${left} ${y}V${end}M${right} ${y}V${end}`} />
      <path d={`M${left - 6} ${end + 3}C${x - 3} ${end - 7} ${x + 3} ${end + 9} ${right + 6} ${end - 3}`} />
    </>
  );
}

/** Number of a part with the lines to it. */
export function Leader({ mark: { at, to }, number }: { mark: Mark; number: number }) {
  const [x, y] = at;
  return (
    <g>
      {to.map((end) => (
        <path key={end.join()} d={`M${at.join(" ")}L${end.join(" ")}`} className="stroke-mark stroke-1" />
      ))}
      {to.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.5" className="fill-mark stroke-none" />
      ))}
      <circle cx={x} cy={y} r="11" className="fill-paper stroke-mark" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" className="fill-mark stroke-none font-label tabular-nums">
        {number}
      </text>
    </g>
  );
}
