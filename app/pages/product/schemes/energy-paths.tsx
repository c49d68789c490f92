import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import { DrawnFront, DrawnHouse, DrawnPanels, DrawnPylon, DrawnTower, EnergyPath } from "./drawn-parts.tsx";
import type { SchemeOf } from "./select-scheme.server.ts";
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
            wide={{ width: 780, height: 470, content: <Sheet layout={wideLayout} name={name} copy={copy} /> }}
            narrow={{ width: 350, height: 430, content: <Sheet layout={narrowLayout} name={name} copy={copy} /> }}
          />
        </div>
      </Container>
    </section>
  );
}

type Layout = {
  width: number;
  height: number;
  /** Scale of the parts at the sides. */
  scale: number;
  side: number;
  device: { from: number; to: number };
  top: number;
  /** Distance between two parallel lines. */
  distance: number;
};

const wideLayout: Layout = { width: 780, height: 470, scale: 1.1, side: 150, device: { from: 290, to: 490 }, top: 92, distance: 32 };
const narrowLayout: Layout = { width: 350, height: 430, scale: 0.62, side: 84, device: { from: 138, to: 206 }, top: 92, distance: 30 };

function Sheet({ layout, name, copy }: Props & { layout: Layout }) {
  const { width, height, scale, side, device, top, distance } = layout;
  const foot = height - 108;
  const middle = (device.from + device.to) / 2;
  const centredParts = (half: number) => ({ left: side / 2 - half * scale, right: width - side / 2 - half * scale });
  const columns = { left: side / 2, right: width - side / 2 };
  return (
    <>
      <DrawnPanels at={[centredParts(65).left, top - 33 * scale]} scale={scale} />
      <DrawnPylon at={[centredParts(40).right, top - distance - 50 * scale]} scale={scale} />
      <DrawnTower at={[centredParts(45).left, foot - 50 * scale]} scale={scale} />
      <DrawnHouse at={[centredParts(65).right, foot - 42 * scale]} scale={scale} />
      <DrawnText at={[columns.left, top + 33 * scale + 26]} lines={[copy.parts.panels]} className="fill-strong" />
      <DrawnText at={[columns.right, top - distance + 66 * scale + 24]} lines={[copy.parts.grid]} className="fill-strong" />
      <DrawnText at={[columns.left, foot + 62 * scale + 24]} lines={[copy.parts.battery]} className="fill-strong" />
      <DrawnText at={[columns.right, foot + 64 * scale + 24]} lines={[copy.parts.house]} className="fill-strong" />
      <DrawnText at={[columns.left, (top + foot) / 2 + 14]} lines={copy.direct} />
      <DrawnText at={[columns.right, (top + foot) / 2 + 14]} lines={copy.alternating} />
      <DrawnFront at={[device.from, 8]} size={[device.to - device.from, height - 40]} />
      <DrawnText at={[middle, height - 8]} lines={[name]} className="fill-strong font-label" />
      <DevicePaths layout={layout} />
    </>
  );
}

/** Draws the paths side by side through the device. */
function DevicePaths({ layout: { width, height, side, device, top, distance } }: { layout: Layout }) {
  const foot = height - 108;
  const left = side + 12;
  const right = width - left;
  const insideDevice = (share: number) => device.from + (device.to - device.from) * share;
  const paths = {
    toHouse: `${left} ${top}H${insideDevice(0.68)}V${foot}H${right - 10}`,
    toBattery: `${left} ${top + distance}H${insideDevice(0.34)}V${foot}H${left + 10}`,
    toGrid: `${left} ${top - distance}H${right - 10}`,
    fromBattery: `${left} ${foot + distance}H${right - 10}`,
  };
  const arrowRight = (y: number) => ({ at: [right, y], to: "right" }) as const;
  const numberColumns = { left: (left + 10 + device.from) / 2, right: (device.to + right - 10) / 2 };
  return (
    <>
      <EnergyPath path={paths.toHouse} look="sun" position={0} number={[numberColumns.right, foot]} head={arrowRight(foot)} />
      <EnergyPath
        path={paths.toBattery}
        look="sun"
        position={1}
        number={[numberColumns.left, foot]}
        head={{ at: [left, foot], to: "left" }}
      />
      <EnergyPath
        path={paths.toGrid}
        look="sun"
        position={2}
        number={[numberColumns.right, top - distance]}
        head={arrowRight(top - distance)}
      />
      <EnergyPath
        path={paths.fromBattery}
        look="stored"
        position={3}
        number={[numberColumns.right, foot + distance]}
        head={arrowRight(foot + distance)}
      />
    </>
  );
}
