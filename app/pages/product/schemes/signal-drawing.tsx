import { Drawing, DrawnLine, DrawnText } from "#app/ui/drawing.tsx";
import type { LoggerConnection } from "#domain/product-drawings/schema";
import { keysOf } from "#i18n/keys-of.ts";
import type { SchemeOf } from "./select-scheme.server.ts";

type Props = { scheme: SchemeOf<"links"> };
type Point = readonly [x: number, y: number];

/** Draws three signal paths from a logger to ECOS and highlights the one of this logger. */
export function SignalDrawing({ scheme }: Props) {
  return (
    <Drawing
      label={scheme.copy.alt}
      wide={{ width: 640, height: 400, content: <Sheet layout={wideLayout} scheme={scheme} /> }}
      narrow={{ width: 350, height: 380, content: <Sheet layout={narrowLayout} scheme={scheme} /> }}
    />
  );
}

/** Left edges of logger, mast or router, and phone; `lanes` are the heights of the paths. */
type Layout = { logger: number; relay: number; phone: number; lanes: Record<LoggerConnection, number> };

const wideLayout: Layout = { logger: 44, relay: 300, phone: 560, lanes: { "4G": 70, WiFi: 250, LAN: 320 } };
const narrowLayout: Layout = { logger: 24, relay: 156, phone: 284, lanes: { "4G": 70, WiFi: 240, LAN: 306 } };

const logger = { width: 36, top: 150, foot: 262 };
const phone = { width: 62, top: 130, foot: 252 };
const target = 190;

/** Each path has two parts: logger to mast or router, then on to the phone. */
function signalPaths({ relay, lanes, ...layout }: Layout, link: LoggerConnection): Record<LoggerConnection, readonly (readonly Point[])[]> {
  const rightOfLogger = layout.logger + logger.width;
  const middle = layout.logger + logger.width / 2;
  const join = (relay + 52 + layout.phone) / 2;
  const pathToPhone = (y: number): Point[] => [
    [relay + 56, y],
    [join, y],
    [join, target],
    [layout.phone - 4, target],
  ];
  const fromRouter = pathToPhone((lanes.WiFi + lanes.LAN) / 2);
  const radioPath: Point[] = [
    [middle, logger.top - (link === "4G" ? 44 : 4)],
    [middle, lanes["4G"]],
    [relay, lanes["4G"]],
  ];
  const wifiPath: Point[] = [
    [rightOfLogger + 4, 206],
    [relay - 26, 206],
    [relay - 26, lanes.WiFi],
    [relay - 4, lanes.WiFi],
  ];
  const lanPath: Point[] = [
    [middle, logger.foot],
    [middle, lanes.LAN],
    [relay - 4, lanes.LAN],
  ];
  return { "4G": [radioPath, pathToPhone(lanes["4G"])], WiFi: [wifiPath, fromRouter], LAN: [lanPath, fromRouter] };
}

/** Radio links are dotted, also when highlighted. */
const lineLook = (isCurrent: boolean, isRadio: boolean) => (isCurrent ? (isRadio ? "radio" : "stored") : "signal");

function Sheet({ layout, scheme: { link, words, copy } }: Props & { layout: Layout }) {
  const { lanes, relay } = layout;
  const paths = signalPaths(layout, link);
  const labels: Record<LoggerConnection, Point> = {
    "4G": [layout.logger + 30, lanes["4G"] - 12],
    WiFi: [layout.logger + logger.width + 12, 196],
    LAN: [layout.logger + 30, lanes.LAN - 10],
  };
  // Draw the highlighted path last, above the others.
  const order = keysOf(paths).toSorted((a, b) => Number(a === link) - Number(b === link));
  return (
    <>
      {order.flatMap((name) =>
        paths[name].map((points, part) => (
          <DrawnLine
            key={`${name} ${part}`}
            look={lineLook(name === link, part === 0 && name !== "LAN")}
            arrow={name === link && part === 1}
            points={points}
          />
        )),
      )}
      {order.map((name) => (
        <DrawnText
          key={name}
          at={labels[name]}
          anchor="start"
          lines={[words[name] ?? name]}
          className={name === link ? "fill-strong font-label" : "fill-soft"}
        />
      ))}
      <Logger at={layout.logger} hasAntenna={link === "4G"} />
      <Mast at={relay} foot={lanes["4G"] + 56} />
      <DrawnText at={[relay + 26, lanes["4G"] + 80]} lines={[copy.mast]} className="fill-strong" />
      <Router at={relay} from={lanes.WiFi - 14} to={lanes.LAN + 16} />
      <DrawnText at={[relay + 26, lanes.LAN + 42]} lines={[copy.router]} className="fill-strong" />
      <Phone at={layout.phone} />
      <DrawnText at={[layout.phone + phone.width / 2, phone.foot + 28]} lines={["ECOS"]} className="fill-strong font-label" />
    </>
  );
}

/** Stick with its light line; `hasAntenna` for a mobile network connection. */
function Logger({ at, hasAntenna }: { at: number; hasAntenna: boolean }) {
  const { width, top, foot } = logger;
  return (
    <g className="stroke-[1.5]">
      {hasAntenna && <path d={`M${at + width / 2} ${top}V${top - 40}`} className="stroke-strong stroke-[5]" />}
      <rect x={at} y={top} width={width} height="74" rx="8" className="fill-raised stroke-strong" />
      <path
        d={`M${at + 3} ${top + 76}H${at + width - 3}V${foot - 14}H${at + width - 10}V${foot}H${at + 10}V${foot - 14}H${at + 3}Z`}
        className="fill-strong"
      />
      <path d={`M${at + width / 2} ${top + 24}V${top + 60}`} className="stroke-mark stroke-[3]" />
    </g>
  );
}

function Mast({ at, foot }: { at: number; foot: number }) {
  const x = at + 26;
  return (
    <g className="fill-none stroke-strong stroke-[1.5]">
      <rect x={at} y={foot - 100} width="52" height="104" className="fill-sand stroke-none" />
      <path
        d={`M${x} ${foot - 78}L${x - 16} ${foot}M${x} ${foot - 78}L${x + 16} ${foot}M${x - 6} ${foot - 48}L${x + 11} ${foot - 24}L${x - 16} ${foot}M${x + 6} ${foot - 48}L${x - 11} ${foot - 24}L${x + 16} ${foot}`}
      />
      <path
        d={`M${x - 10} ${foot - 88}A14 14 0 0 1 ${x - 10} ${foot - 68}M${x + 10} ${foot - 88}A14 14 0 0 0 ${x + 10} ${foot - 68}M${x - 18} ${foot - 96}A26 26 0 0 0 ${x - 18} ${foot - 60}M${x + 18} ${foot - 96}A26 26 0 0 1 ${x + 18} ${foot - 60}`}
      />
    </g>
  );
}

function Router({ at, from, to }: { at: number; from: number; to: number }) {
  return (
    <g className="stroke-[1.5]">
      <rect x={at} y={from} width="52" height={to - from} rx="6" className="fill-raised stroke-strong" />
      <path d={`M${at + 14} ${to - 14}H${at + 38}M${at + 14} ${to - 24}H${at + 38}`} className="stroke-soft stroke-[3]" />
    </g>
  );
}

function Phone({ at }: { at: number }) {
  const { width, top, foot } = phone;
  const bar = (x: number, height: number) => `M${at + x} ${foot - 26}V${foot - 26 - height}`;
  return (
    <g>
      <rect x={at} y={top} width={width} height={foot - top} rx="10" className="fill-strong" />
      <path d={`${bar(14, 12)}${bar(22, 26)}${bar(30, 44)}${bar(38, 32)}${bar(46, 16)}`} className="stroke-light stroke-[4]" />
      <path d={`M${at + 24} ${foot - 10}H${at + 38}`} className="stroke-on-strong stroke-[2]" />
    </g>
  );
}
