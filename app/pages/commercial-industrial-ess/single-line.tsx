import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnBar, DrawnBox, DrawnLine, DrawnRiser, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";

/** Single-line diagram of the site with its two busbars. */
export function SingleLine({ copy }: { copy: Copy["line"] }) {
  return (
    <section aria-labelledby="single-line" className="py-section">
      <Container className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:row-start-1">
          <Drawing
            label={copy.alt}
            wide={{ width: 840, height: 470, content: <WideSheet parts={copy.parts} /> }}
            narrow={{ width: 320, height: 700, content: <NarrowSheet parts={copy.parts} /> }}
          />
        </div>
        <div className="max-lg:row-start-1 lg:col-span-4 lg:pl-8">
          <h2 id="single-line" className="text-h2">
            {copy.heading}
          </h2>
          <p className="py-6 text-lead">{copy.text}</p>
          <ol className="border-b border-rule">
            {copy.points.map((point) => (
              <li key={point} className="border-t border-rule py-3">
                {point}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}

type SheetProps = { parts: Copy["line"]["parts"] };

function WideSheet({ parts }: SheetProps) {
  return (
    <>
      <DrawnRiser x={110} from={60} to={180} />
      <DrawnRiser x={80} from={180} to={290} />
      <DrawnRiser x={270} from={180} to={290} />
      <DrawnRiser x={540} from={180} to={270} />
      <DrawnRiser x={540} from={340} to={390} />
      <DrawnRiser x={750} from={180} to={290} />
      <DrawnLine
        look="signal"
        points={[
          [128, 115],
          [540, 115],
        ]}
      />
      <DrawnLine
        look="signal"
        points={[
          [600, 60],
          [600, 270],
        ]}
      />
      <DrawnLine
        look="signal"
        points={[
          [540, 115],
          [540, 60],
        ]}
      />
      <DrawnBar y={180} from={0} to={370} />
      <DrawnBar y={180} from={460} to={840} />
      <Transfer at={[370, 180]} to={[460, 180]} blade={[447, 152]} />
      <DrawnText at={[415, 222]} lines={[parts.transfer]} />
      <Meter at={[110, 115]} />
      <DrawnText at={[84, 120]} lines={[parts.meter]} anchor="end" />
      <DrawnText at={[180, 168]} lines={[parts.main]} anchor="start" />
      <DrawnText at={[840, 168]} lines={[parts.secured]} anchor="end" />
      <DrawnBox at={[30, 0]} size={[160, 60]} lines={parts.grid} />
      <DrawnBox at={[490, 0]} size={[160, 60]} lines={[parts.ems]} tone="own" />
      <DrawnBox at={[0, 290]} size={[160, 64]} lines={parts.pv} />
      <DrawnBox at={[190, 290]} size={[160, 64]} lines={parts.machines} />
      <DrawnBox at={[460, 270]} size={[170, 70]} lines={parts.pcs} tone="own" />
      <DrawnBox at={[460, 390]} size={[170, 70]} lines={parts.battery} />
      <DrawnBox at={[670, 290]} size={[160, 64]} lines={parts.critical} />
    </>
  );
}

function NarrowSheet({ parts }: SheetProps) {
  return (
    <>
      <DrawnRiser x={75} from={56} to={160} />
      <DrawnRiser x={75} from={160} to={200} />
      <DrawnRiser x={245} from={160} to={200} />
      <DrawnRiser x={160} from={160} to={300} />
      <DrawnRiser x={160} from={360} to={410} />
      <DrawnRiser x={75} from={410} to={470} />
      <DrawnRiser x={75} from={536} to={600} />
      <DrawnRiser x={245} from={410} to={470} />
      <DrawnLine
        look="signal"
        points={[
          [93, 106],
          [160, 106],
          [160, 56],
        ]}
      />
      <DrawnBar y={160} from={0} to={320} />
      <DrawnBar y={410} from={0} to={320} />
      <Transfer at={[160, 300]} to={[160, 360]} blade={[138, 352]} />
      <DrawnText at={[176, 335]} lines={[parts.transfer]} anchor="start" />
      <Meter at={[75, 106]} />
      <DrawnText at={[0, 84]} lines={[parts.meter]} anchor="start" />
      <DrawnText at={[320, 150]} lines={[parts.main]} anchor="end" />
      <DrawnText at={[320, 400]} lines={[parts.secured]} anchor="end" />
      <DrawnBox at={[0, 0]} size={[150, 56]} lines={parts.grid} />
      <DrawnBox at={[170, 0]} size={[150, 56]} lines={[parts.ems]} tone="own" />
      <DrawnBox at={[0, 200]} size={[145, 64]} lines={parts.pv} />
      <DrawnBox at={[175, 200]} size={[145, 64]} lines={parts.machines} />
      <DrawnBox at={[0, 470]} size={[150, 66]} lines={parts.pcs} tone="own" />
      <DrawnBox at={[0, 600]} size={[150, 66]} lines={parts.battery} />
      <DrawnBox at={[175, 470]} size={[145, 66]} lines={parts.critical} />
    </>
  );
}

type Point = readonly [number, number];

/** Draws a transfer switch just after it opened. */
function Transfer({ at, to, blade }: { at: Point; to: Point; blade: Point }) {
  return (
    <>
      <path d={`M${at.join(" ")}L${blade.join(" ")}`} className="stroke-strong stroke-3" />
      {[at, to].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className="fill-raised stroke-strong stroke-2" />
      ))}
    </>
  );
}

function Meter({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r="17" className="fill-raised stroke-strong stroke-2" />
      <path d={`M${x} ${y + 7}L${x + 7} ${y - 6}`} className="stroke-strong stroke-2" />
    </>
  );
}
