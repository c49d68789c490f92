import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnBar, DrawnBox, DrawnText } from "#app/ui/drawing.tsx";
import { outlines } from "#domain/documents/schema";
import { DrawnPylon } from "./drawn-parts.tsx";
import type { SchemeOf } from "./select-scheme.server.ts";

type Props = { name: string; copy: SchemeOf<"plant">["copy"] };
type Point = readonly [x: number, y: number];

export function PlantLine({ name, copy }: Props) {
  return (
    <section aria-labelledby="plant" className="night">
      <Container className="grid gap-x-gap gap-y-6 py-section lg:grid-cols-12">
        <h2 id="plant" className="text-h2 lg:col-span-6">
          {copy.heading}
        </h2>
        <p className="max-w-[46ch] text-lead lg:col-span-5 lg:col-start-8">{copy.text}</p>
        <div className="pt-8 lg:col-span-12">
          <Drawing
            label={copy.alt}
            wide={{ width: 1200, height: 420, content: <WideSheet name={name} copy={copy} /> }}
            narrow={{ width: 350, height: 735, content: <NarrowSheet name={name} copy={copy} /> }}
          />
        </div>
        <ol className="grid gap-x-gap gap-y-6 pt-6 md:grid-cols-2 lg:col-span-12 lg:grid-cols-[3fr_3fr_4fr_3fr]">
          {copy.questions.map(({ place, text }) => (
            <li key={place} className="border-t border-rule pt-3">
              <b className="block font-label">{place}</b>
              <span className="block max-w-[34ch] pt-1 text-small text-soft">{text}</span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** Front of a cabinet with slots, display, emergency stop and light line; 150 × 250 units. */
function Cabinet({ at: [x, y] }: { at: Point }) {
  const { door, foot, slots, light, handle } = outlines.cabinet;
  return (
    <g transform={`translate(${x} ${y})`} className="fill-none stroke-[1.5]">
      <path d={door} className="fill-raised stroke-strong" />
      <path d={foot} className="fill-strong" />
      <path d={slots} className="stroke-soft" />
      <path d={light} className="stroke-light stroke-[3]" />
      <rect x="80" y="72" width="42" height="22" rx="3" className="fill-strong" />
      <circle cx="112" cy="112" r="6" className="fill-danger" />
      <path d={handle} className="stroke-strong stroke-[3]" />
    </g>
  );
}

/** Three battery cabinets, each 62 × 170 units. */
function Batteries({ at: [x, y] }: { at: Point }) {
  return [0, 72, 144].map((left) => (
    <g key={left} transform={`translate(${x + left} ${y})`} className="fill-none stroke-[1.5]">
      <path d={outlines.battery.front} className="fill-raised stroke-strong" />
      <path d={outlines.battery.foot} className="fill-strong" />
      <path d={outlines.battery.racks} className="stroke-soft" />
    </g>
  ));
}

const signal = "stroke-soft stroke-[1.5] [stroke-dasharray:2_5]";

function Transformer({ at: [x, y], along }: { at: Point; along: "x" | "y" }) {
  const [dx, dy] = along === "x" ? [20, 0] : [0, 20];
  return (
    <g className="fill-none stroke-strong stroke-[2]">
      <circle cx={x - dx} cy={y - dy} r="32" />
      <circle cx={x + dx} cy={y + dy} r="32" />
    </g>
  );
}

const line = { wide: 235, narrow: 105 };

function WideSheet({ name, copy }: Props) {
  const y = line.wide;
  const label = (x: number, text: string) => <DrawnText at={[x, 402]} lines={[text]} className="fill-strong font-label" />;
  return (
    <>
      <Batteries at={[0, 198]} />
      <DrawnBar y={y} from={206} to={470} />
      <DrawnText at={[338, y - 62]} lines={["DC"]} />
      <path d="M252 203H424M252 203l12 -7v14ZM424 203l-12 -7v14Z" className="fill-mark stroke-mark stroke-[3]" />
      <DrawnText at={[252, y + 34]} anchor="start" lines={[copy.charge]} />
      <DrawnText at={[424, y + 34]} anchor="end" lines={[copy.discharge]} />
      <Cabinet at={[470, 116]} />
      <DrawnBox at={[465, 0]} size={[160, 44]} lines={["PANGU OS"]} />
      <path d="M545 44V116" className={signal} />
      <DrawnText at={[560, 86]} anchor="start" lines={[copy.order]} />
      <DrawnBar y={y} from={620} to={748} />
      <DrawnText at={[684, y - 16]} lines={["AC"]} />
      <Transformer at={[800, y]} along="x" />
      <DrawnBar y={y} from={852} to={1030} />
      {/* To the left insulators of the upper and the lower arm. */}
      <path d="M1030 235Q1052 235 1074 229M1030 235Q1048 240 1060 272" className="fill-none stroke-strong stroke-[2]" />
      <DrawnPylon at={[1060, 163]} scale={1.75} />
      <path d="M0 366H1200" className="stroke-rule" />
      {label(103, copy.parts.battery)}
      {label(545, name)}
      {label(800, copy.parts.transformer)}
      {label(1130, copy.parts.grid)}
    </>
  );
}

function NarrowSheet({ name, copy }: Props) {
  const x = line.narrow;
  const label = (y: number, text: string) => <DrawnText at={[226, y]} anchor="start" lines={[text]} className="fill-strong font-label" />;
  return (
    <>
      <DrawnPylon at={[x - 40, 0]} />
      <path d={`M${x} 116V138M${x} 242V272M${x} 522V560`} className="stroke-strong stroke-[5]" />
      <Transformer at={[x, 190]} along="y" />
      <DrawnText at={[x + 16, 262]} anchor="start" lines={["AC"]} />
      <Cabinet at={[x - 75, 272]} />
      <path d="M180 340H226" className={signal} />
      <DrawnBox at={[226, 320]} size={[110, 40]} lines={["PANGU OS"]} />
      <DrawnText at={[281, 382]} lines={[copy.order]} />
      <DrawnText at={[x + 16, 548]} anchor="start" lines={["DC"]} />
      <Batteries at={[x - 103, 560]} />
      {label(64, copy.parts.grid)}
      {label(196, copy.parts.transformer)}
      {label(500, name)}
      {label(650, copy.parts.battery)}
    </>
  );
}
