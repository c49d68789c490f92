import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import { DrawnFront, DrawnHouse, DrawnPanels, DrawnPylon, DrawnTower, DrawnWay } from "./drawn-parts.tsx";
import type { SchemeOf } from "./scheme-of.server.ts";
import { Steps } from "./steps.tsx";

type Props = { name: string; copy: SchemeOf<"inverter">["copy"] };

/** Four energy paths through a hybrid inverter, which light up one after the other. */
export function EnergyPaths({ name, copy }: Props) {
  return (
    <section aria-labelledby="paths" className="night">
      <Container className="grid items-center gap-x-gap gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="paths" className="text-h2">
            {copy.heading}
          </h2>
          <Steps steps={copy.paths} />
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Drawing
            className="turns"
            label={copy.alt}
            wide={{ width: 780, height: 470, content: <Sheet plan={widePlan} name={name} copy={copy} /> }}
            narrow={{ width: 350, height: 430, content: <Sheet plan={narrowPlan} name={name} copy={copy} /> }}
          />
        </div>
      </Container>
    </section>
  );
}

type Plan = {
  width: number;
  height: number;
  /** Scale of the parts at the sides. */
  scale: number;
  side: number;
  device: { from: number; to: number };
  top: number;
  /** Distance between two parallel lines. */
  apart: number;
};

const widePlan: Plan = { width: 780, height: 470, scale: 1.1, side: 150, device: { from: 290, to: 490 }, top: 92, apart: 32 };
const narrowPlan: Plan = { width: 350, height: 430, scale: 0.62, side: 84, device: { from: 138, to: 206 }, top: 92, apart: 30 };

function Sheet({ plan, name, copy }: Props & { plan: Plan }) {
  const { width, height, scale, side, device, top, apart } = plan;
  const foot = height - 108;
  const middle = (device.from + device.to) / 2;
  const centred = (half: number) => ({ left: side / 2 - half * scale, right: width - side / 2 - half * scale });
  const column = { left: side / 2, right: width - side / 2 };
  return (
    <>
      <DrawnPanels at={[centred(65).left, top - 33 * scale]} scale={scale} />
      <DrawnPylon at={[centred(40).right, top - apart - 50 * scale]} scale={scale} />
      <DrawnTower at={[centred(45).left, foot - 50 * scale]} scale={scale} />
      <DrawnHouse at={[centred(65).right, foot - 42 * scale]} scale={scale} />
      <DrawnText at={[column.left, top + 33 * scale + 26]} lines={[copy.parts.panels]} className="fill-strong" />
      <DrawnText at={[column.right, top - apart + 66 * scale + 24]} lines={[copy.parts.grid]} className="fill-strong" />
      <DrawnText at={[column.left, foot + 62 * scale + 24]} lines={[copy.parts.battery]} className="fill-strong" />
      <DrawnText at={[column.right, foot + 64 * scale + 24]} lines={[copy.parts.house]} className="fill-strong" />
      <DrawnText at={[column.left, (top + foot) / 2 + 14]} lines={copy.direct} />
      <DrawnText at={[column.right, (top + foot) / 2 + 14]} lines={copy.alternating} />
      <DrawnFront at={[device.from, 8]} size={[device.to - device.from, height - 40]} />
      <DrawnText at={[middle, height - 8]} lines={[name]} className="fill-strong font-label" />
      <Ways plan={plan} />
    </>
  );
}

/** Draws the paths side by side through the device. */
function Ways({ plan: { width, height, side, device, top, apart } }: { plan: Plan }) {
  const foot = height - 108;
  const left = side + 12;
  const right = width - left;
  const inside = (share: number) => device.from + (device.to - device.from) * share;
  const ways = {
    toHouse: `${left} ${top}H${inside(0.68)}V${foot}H${right - 10}`,
    toBattery: `${left} ${top + apart}H${inside(0.34)}V${foot}H${left + 10}`,
    toGrid: `${left} ${top - apart}H${right - 10}`,
    fromBattery: `${left} ${foot + apart}H${right - 10}`,
  };
  const rightwards = (y: number) => ({ at: [right, y], to: "right" }) as const;
  const between = { left: (left + 10 + device.from) / 2, right: (device.to + right - 10) / 2 };
  return (
    <>
      <DrawnWay way={ways.toHouse} look="sun" turn={0} number={[between.right, foot]} head={rightwards(foot)} />
      <DrawnWay way={ways.toBattery} look="sun" turn={1} number={[between.left, foot]} head={{ at: [left, foot], to: "left" }} />
      <DrawnWay way={ways.toGrid} look="sun" turn={2} number={[between.right, top - apart]} head={rightwards(top - apart)} />
      <DrawnWay way={ways.fromBattery} look="stored" turn={3} number={[between.right, foot + apart]} head={rightwards(foot + apart)} />
    </>
  );
}
