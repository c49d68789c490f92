import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import { outlines } from "#domain/documents/schema";
import { keysOf } from "#i18n/keys-of.ts";
import { EnergyPath } from "./drawn-parts.tsx";
import type { SchemeOf } from "./select-scheme.server.ts";
import { Steps } from "./steps.tsx";

type Props = { copy: SchemeOf<"charger">["copy"] };
type Point = readonly [x: number, y: number];

export function SunToCar({ copy }: Props) {
  return (
    <section aria-labelledby="way" className="night">
      <Container className="py-section">
        <h2 id="way" className="text-h2">
          {copy.heading}
        </h2>
        <Drawing
          className="turns mt-12"
          label={copy.alt}
          wide={{ width: 1200, height: 440, content: <Sheet layout={wideLayout} copy={copy} /> }}
          narrow={{ width: 350, height: 440, content: <Sheet layout={narrowLayout} copy={copy} /> }}
        />
        <div className="lg:[&>ol]:grid lg:[&>ol]:grid-cols-4 lg:[&>ol]:gap-x-gap">
          <Steps steps={copy.steps} />
        </div>
      </Container>
    </section>
  );
}

type Layout = {
  house: Point;
  scale: number;
  ground: readonly [from: number, to: number, y: number][];
  car: Point;
  carScale: number;
  port: Point;
  /** Paths from roof to inverter, to the house and to the charger, without the leading `M`. */
  paths: readonly string[];
  charger: Point;
  heads: readonly { at: Point; to: "left" | "right" | "down" }[];
  /** Depth to which the cable hangs. */
  sag: number;
  /** Centres of the numbers: one for each path, and one for the cable. */
  numbers: readonly Point[];
  names: Record<keyof Props["copy"]["parts"], Point>;
};

const wideLayout: Layout = {
  house: [60, 20],
  scale: 1,
  ground: [[0, 1200, 400]],
  car: [760, 262],
  carScale: 1.15,
  port: [800, 338],
  paths: ["486 118V224", "446 270H262", "526 270H628"],
  heads: [
    { at: [486, 236], to: "down" },
    { at: [250, 270], to: "left" },
    { at: [640, 270], to: "right" },
  ],
  charger: [640, 250],
  sag: 412,
  numbers: [
    [486, 176],
    [350, 270],
    [590, 270],
    [714, 383],
  ],
  names: { roof: [560, 96], system: [486, 425], house: [240, 425], charger: [716, 284], car: [960, 425] },
};

const narrowLayout: Layout = {
  house: [0, 10],
  scale: 0.5,
  ground: [
    [0, 310, 200],
    [0, 350, 402],
  ],
  car: [0, 300],
  carScale: 0.82,
  port: [262, 350],
  paths: ["213 60V106", "193 136H107", "233 136H280"],
  heads: [
    { at: [213, 118], to: "down" },
    { at: [95, 136], to: "left" },
    { at: [292, 136], to: "right" },
  ],
  charger: [292, 116],
  sag: 420,
  numbers: [
    [213, 90],
    [146, 136],
    [264, 136],
    [304, 292],
  ],
  names: { roof: [262, 40], system: [213, 222], house: [90, 222], charger: [324, 92], car: [140, 428] },
};

function Sheet({ layout, copy }: Props & { layout: Layout }) {
  const { scale, charger, car, carScale, names } = layout;
  const paths = [...layout.paths, cablePath(layout)];
  return (
    <>
      {layout.ground.map(([from, to, y]) => (
        <path key={y} d={`M${from} ${y}H${to}`} className="stroke-rule stroke-[1.5]" />
      ))}
      <House at={layout.house} scale={scale} />
      <Car at={car} scale={carScale} />
      <rect x={charger[0]} y={charger[1]} width="28" height="62" rx="8" className="fill-raised stroke-strong stroke-[1.5]" />
      <path d={`M${charger[0] + 7} ${charger[1] + 12}V${charger[1] + 34}`} className="stroke-light stroke-[3]" />
      <path d={`M${cablePath(layout)}`} className="fill-none stroke-soft stroke-[9] [stroke-linecap:round]" />
      {layout.numbers.map((number, index) => (
        <EnergyPath key={paths[index]} path={paths[index] ?? ""} look="sun" position={index} number={number} head={layout.heads[index]} />
      ))}
      {keysOf(names).map((part) => (
        <DrawnText key={part} at={names[part]} lines={[copy.parts[part]]} className="fill-strong" />
      ))}
    </>
  );
}

function cablePath({ charger, port, sag }: Layout): string {
  const plug: Point = [charger[0] + 14, charger[1] + 62];
  return `${plug.join(" ")}C${plug[0]} ${sag} ${(plug[0] + port[0]) / 2} ${sag} ${port.join(" ")}`;
}

/** Takes 600 × 380 units. */
function House({ at: [x, y], scale }: { at: Point; scale: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="fill-none stroke-strong [stroke-linejoin:round]"
      strokeWidth={1.5 / scale}
    >
      <path d="M50 170V380M560 170V380" />
      <path d="M20 186L305 20L590 186" />
      <path d="M328 20L592 174L584 188L320 34Z" className="fill-sun-deep stroke-none" />
      <path d="M381 51L373 65M434 82L426 96M487 112L479 127M540 143L532 158" className="stroke-graphite" strokeWidth={3 / scale} />
      <path d="M110 220H190V290H110Z" className="fill-sun-deep stroke-none" />
      <path d="M150 220V290M110 255H190" className="stroke-graphite" />
      <path d="M386 216H466V236H386Z" className="fill-strong" />
      <path d="M386 238H466V276H386ZM386 278H466V322H386ZM386 324H466V372H386Z" className="fill-raised" />
      <path d="M400 238V372" className="stroke-light" strokeWidth={3 / scale} />
      <path d="M382 378H470" strokeWidth={4 / scale} />
    </g>
  );
}

/** Takes 360 × 124 units; the front is at the left. */
function Car({ at: [x, y], scale }: { at: Point; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="fill-none stroke-strong stroke-[1.5] [stroke-linejoin:round]">
      <path
        d="M6 92C2 80 6 70 22 64L92 50C118 26 150 12 200 12C250 12 280 22 306 44L344 54C356 60 358 74 356 92L352 98H326A38 38 0 0 0 250 98H114A38 38 0 0 0 38 98H12Z"
        className="fill-raised"
      />
      <path d={outlines.car.windows} className="fill-strong" />
      <circle cx="76" cy="98" r="26" />
      <circle cx="76" cy="98" r="12" />
      <circle cx="288" cy="98" r="26" />
      <circle cx="288" cy="98" r="12" />
    </g>
  );
}
