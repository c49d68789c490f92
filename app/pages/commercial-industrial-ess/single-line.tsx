import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnBox, DrawnLine, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";

/** How the site is wired, and what each of its two buses bears. */
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
      <DrawnLine
        points={[
          [110, 60],
          [110, 180],
        ]}
      />
      <DrawnLine
        points={[
          [80, 180],
          [80, 290],
        ]}
      />
      <DrawnLine
        points={[
          [270, 180],
          [270, 290],
        ]}
      />
      <DrawnLine
        points={[
          [540, 180],
          [540, 270],
        ]}
      />
      <DrawnLine
        points={[
          [540, 340],
          [540, 390],
        ]}
      />
      <DrawnLine
        points={[
          [750, 180],
          [750, 290],
        ]}
      />
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
      <DrawnLine
        look="bar"
        points={[
          [0, 180],
          [370, 180],
        ]}
      />
      <DrawnLine
        look="bar"
        points={[
          [460, 180],
          [840, 180],
        ]}
      />
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
      <DrawnLine
        points={[
          [75, 56],
          [75, 160],
        ]}
      />
      <DrawnLine
        points={[
          [75, 160],
          [75, 200],
        ]}
      />
      <DrawnLine
        points={[
          [245, 160],
          [245, 200],
        ]}
      />
      <DrawnLine
        points={[
          [160, 160],
          [160, 300],
        ]}
      />
      <DrawnLine
        points={[
          [160, 360],
          [160, 410],
        ]}
      />
      <DrawnLine
        points={[
          [75, 410],
          [75, 470],
        ]}
      />
      <DrawnLine
        points={[
          [75, 536],
          [75, 600],
        ]}
      />
      <DrawnLine
        points={[
          [245, 410],
          [245, 470],
        ]}
      />
      <DrawnLine
        look="signal"
        points={[
          [93, 106],
          [160, 106],
          [160, 56],
        ]}
      />
      <DrawnLine
        look="bar"
        points={[
          [0, 160],
          [320, 160],
        ]}
      />
      <DrawnLine
        look="bar"
        points={[
          [0, 410],
          [320, 410],
        ]}
      />
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

/** A switch that has just opened. */
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
