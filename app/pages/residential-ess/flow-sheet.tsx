import { DrawnBox, DrawnLine, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";
import { keysOf } from "#i18n/keys-of.ts";

export const moments = ["noon", "evening", "cut"] as const;
export type Moment = (typeof moments)[number];

type Part = keyof Copy["flow"]["parts"];
type Wire = "panels" | "grid" | "house" | "car" | "backup" | "battery";
type Point = readonly [number, number];

type Layout = {
  boxes: Record<Part, { at: Point; size: Point }>;
  wires: Record<Wire, readonly Point[]>;
  cells: { at: Point; size: Point }[];
  cutAt: Point;
};

export const wideLayout: Layout = {
  boxes: {
    panels: { at: [0, 40], size: [180, 80] },
    grid: { at: [0, 330], size: [180, 80] },
    inverter: { at: [300, 60], size: [180, 110] },
    battery: { at: [300, 230], size: [180, 200] },
    house: { at: [600, 0], size: [180, 80] },
    car: { at: [600, 145], size: [180, 80] },
    backup: { at: [600, 290], size: [180, 80] },
  },
  wires: {
    panels: [
      [180, 80],
      [240, 80],
      [240, 95],
      [300, 95],
    ],
    grid: [
      [180, 370],
      [240, 370],
      [240, 140],
      [300, 140],
    ],
    house: [
      [600, 40],
      [540, 40],
      [540, 85],
      [480, 85],
    ],
    car: [
      [600, 185],
      [560, 185],
      [560, 115],
      [480, 115],
    ],
    backup: [
      [600, 330],
      [525, 330],
      [525, 145],
      [480, 145],
    ],
    battery: [
      [390, 230],
      [390, 170],
    ],
  },
  cells: [280, 316, 352, 388].map((y) => ({ at: [316, y] as const, size: [148, 28] as const })),
  cutAt: [240, 270],
};

export const narrowLayout: Layout = {
  boxes: {
    panels: { at: [0, 0], size: [140, 60] },
    grid: { at: [180, 0], size: [140, 60] },
    inverter: { at: [95, 120], size: [130, 70] },
    battery: { at: [95, 240], size: [130, 150] },
    house: { at: [0, 470], size: [98, 60] },
    car: { at: [111, 470], size: [98, 60] },
    backup: { at: [222, 470], size: [98, 60] },
  },
  wires: {
    panels: [
      [70, 60],
      [70, 104],
      [130, 104],
      [130, 120],
    ],
    grid: [
      [250, 60],
      [250, 104],
      [190, 104],
      [190, 120],
    ],
    house: [
      [49, 470],
      [49, 155],
      [95, 155],
    ],
    car: [
      [160, 470],
      [160, 430],
      [70, 430],
      [70, 172],
      [95, 172],
    ],
    backup: [
      [271, 470],
      [271, 155],
      [225, 155],
    ],
    battery: [
      [160, 240],
      [160, 190],
    ],
  },
  cells: [284, 309, 334, 359].map((y) => ({ at: [107, y] as const, size: [106, 19] as const })),
  cutAt: [250, 83],
};

type Flow = { wire: Wire; look: "sun" | "stored"; inwards?: true };

const flows: Record<Moment, readonly Flow[]> = {
  noon: [
    { wire: "panels", look: "sun", inwards: true },
    { wire: "house", look: "sun" },
    { wire: "car", look: "sun" },
    { wire: "battery", look: "sun" },
    { wire: "grid", look: "sun" },
  ],
  evening: [
    { wire: "battery", look: "stored", inwards: true },
    { wire: "house", look: "stored" },
    { wire: "backup", look: "stored" },
  ],
  cut: [
    { wire: "battery", look: "stored", inwards: true },
    { wire: "backup", look: "stored" },
  ],
};

/** Number of charged modules, out of four. */
const chargedModules: Record<Moment, number> = { noon: 2, evening: 3, cut: 2 };

type FlowSheetProps = { layout: Layout; moment: Moment; copy: Copy["flow"] };

export function FlowSheet({ layout, moment, copy }: FlowSheetProps) {
  return (
    <>
      {Object.entries(layout.wires).map(([wire, points]) => (
        <DrawnLine key={wire} points={points} />
      ))}
      {flows[moment].map(({ wire, look, inwards }) => (
        <DrawnLine key={wire} look={look} arrow points={inwards ? layout.wires[wire] : layout.wires[wire].toReversed()} />
      ))}
      {keysOf(layout.boxes).map((part) =>
        part === "battery" ? (
          <Battery key={part} layout={layout} lines={copy.parts.battery} level={chargedModules[moment]} />
        ) : (
          <DrawnBox key={part} {...layout.boxes[part]} lines={copy.parts[part]} tone={part === "inverter" ? "own" : "plain"} />
        ),
      )}
      {moment === "cut" && <OpenSwitch at={layout.cutAt} text={copy.cut} />}
    </>
  );
}

function Battery({ layout, lines, level }: { layout: Layout; lines: readonly string[]; level: number }) {
  const { at, size } = layout.boxes.battery;
  return (
    <g>
      <rect x={at[0]} y={at[1]} width={size[0]} height={size[1]} rx="4" className="fill-strong" />
      <DrawnText at={[at[0] + size[0] / 2, at[1] + 27]} lines={lines} className="fill-on-strong font-label" />
      {layout.cells.map((cell, index) => (
        <rect
          key={cell.at[1]}
          x={cell.at[0]}
          y={cell.at[1]}
          width={cell.size[0]}
          height={cell.size[1]}
          className={index >= layout.cells.length - level ? "fill-light" : "fill-none stroke-light"}
        />
      ))}
    </g>
  );
}

function OpenSwitch({ at: [x, y], text }: { at: Point; text: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="13" className="fill-raised stroke-danger stroke-2" />
      <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} className="stroke-danger stroke-2" />
      <DrawnText at={[x + 20, y + 5]} lines={[text]} anchor="start" className="fill-danger font-label" />
    </g>
  );
}
