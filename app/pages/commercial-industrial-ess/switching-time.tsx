import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { Copy } from "./copy/fr.ts";

const period = 20;
const failsAt = 24;
const restoredAt = 32;

type Scale = { width: number; height: number; from: number; to: number };

/** Draws the AC voltage between two moments, in ms, as an SVG path. */
function sine({ width, height, from, to }: Scale, begin: number, end: number): string {
  const x = (time: number) => ((time - from) / (to - from)) * width;
  const steps = Math.round((end - begin) * 2);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const time = begin + ((end - begin) * index) / steps;
    return `${Math.round(x(time) * 10) / 10} ${Math.round((1 - Math.sin((2 * Math.PI * time) / period)) * height * 5) / 10}`;
  });
  return `M${points.join("L")}`;
}

/** Shows the interruption between grid and battery on the scale of one AC cycle. */
export function SwitchingTime({ copy }: { copy: Copy["switching"] }) {
  const wide = { width: 1200, height: 200, from: 0, to: 72 };
  const narrow = { width: 320, height: 150, from: 8, to: 52 };
  return (
    <section aria-labelledby="switching" className="night border-t border-rule py-section">
      <Container className="grid gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="switching" className="text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[46ch] pt-6 text-lead">{copy.text}</p>
        </div>
        <FigureText number={copy.number} unit={copy.unit} note={copy.note} size="monument" className="lg:col-span-6 lg:justify-end" />
        <figure className="pt-8 lg:col-span-12">
          <Drawing
            label={copy.alt}
            wide={{ width: wide.width, height: 310, content: <Sheet scale={wide} copy={copy} /> }}
            narrow={{ width: narrow.width, height: 260, content: <Sheet scale={narrow} copy={copy} /> }}
          />
          <figcaption className="pt-6 text-small text-soft">{copy.caption}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

function Sheet({ scale, copy }: { scale: Scale; copy: Copy["switching"] }) {
  const { width, height, from, to } = scale;
  const x = (time: number) => ((time - from) / (to - from)) * width;
  const top = 54;
  const foot = top + height + 16;
  return (
    <>
      <DrawnText at={[x(failsAt) - 8, 20]} lines={copy.falls} anchor="end" className="fill-danger" />
      <DrawnText at={[x(restoredAt) + 8, 20]} lines={copy.takesOver} anchor="start" className="fill-mark" />
      <rect x={x(failsAt)} y="30" width={x(restoredAt) - x(failsAt)} height={height + 48} className="fill-raised" />
      <path d={`M${x(failsAt)} 6V${foot}`} className="stroke-danger stroke-[1.5]" />
      <path d={`M${x(restoredAt)} 6V${foot}`} className="stroke-mark stroke-[1.5]" />
      <g transform={`translate(0 ${top})`} className="fill-none">
        <path d={`M0 ${height / 2}H${width}`} className="stroke-rule" />
        <path d={sine(scale, from, failsAt)} className="stroke-soft stroke-[3]" />
        <path d={sine(scale, failsAt, restoredAt)} className="stroke-soft stroke-[1.5] [stroke-dasharray:2_6]" />
        <path d={sine(scale, restoredAt, to)} className="stroke-mark stroke-[4]" />
      </g>
      <Span from={x(failsAt)} to={x(restoredAt)} y={foot} text={copy.cut} className="fill-strong font-label" />
      <Span from={x(restoredAt)} to={x(restoredAt + period)} y={foot} text={copy.cycle} className="fill-soft" />
    </>
  );
}

function Span({ from, to, y, text, className }: { from: number; to: number; y: number; text: string; className: string }) {
  return (
    <>
      <path d={`M${from} ${y - 6}V${y + 6}M${from} ${y}H${to}M${to} ${y - 6}V${y + 6}`} className="fill-none stroke-soft" />
      <DrawnText at={[(from + to) / 2, y + 25]} lines={[text]} className={className} />
    </>
  );
}
