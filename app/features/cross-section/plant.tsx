import type { Copy } from "./copy/fr.ts";
import { Cable, Cut, Device, Flow, GroundName, Outline, Site } from "./parts.tsx";

const rows = Array.from({ length: 8 }, (_, index) => 60 + index * 74);
const containers = [660, 724, 788, 852];
const converters = [930, 950, 970, 990];
/** Low, so that the plant is large on its sheet. */
const overPlant = { centre: 960, width: 440, height: 215, depth: 84, hour: 11.4, nightX: 600 };

/** Utility-scale plant in section: one metre is 8 units, the ground is at 0. */
export function Plant({ names }: { names: Copy["plant"]["names"] }) {
  return (
    <Site sun={overPlant}>
      {rows.map((x) => (
        <Tracker key={x} x={x} />
      ))}
      {containers.map((x) => (
        <Container key={x} x={x} />
      ))}
      {converters.map((x) => (
        <Device key={x} at={[x, -19]} size={[14, 19]} />
      ))}
      <Substation />
      <Pylon />
      <Wiring />
      <Cut d="M650 0H908V7H650zM922 0H1012V7H922zM1056 0H1140V10H1056z" />
      <GroundName x={553} wideOnly>
        {names.panels}
      </GroundName>
      <GroundName x={824}>{names.batteries}</GroundName>
      <GroundName x={967} row={1}>
        TIANYUAN 200k
      </GroundName>
      <GroundName x={1098}>{names.transformer}</GroundName>
      <GroundName x={1290} row={1} wideOnly>
        {names.grid}
      </GroundName>
    </Site>
  );
}

/** Row of panels on an axis that follows the sun, and lies flat at night. */
function Tracker({ x }: { x: number }) {
  return (
    <>
      <Outline d={`M${x} 0V-17`} />
      <g data-hour="day">
        <path d={`M${x - 15} -24L${x + 15} -10`} className="stroke-sun" strokeWidth="4" />
      </g>
      <g data-hour="night">
        <path d={`M${x - 16} -17H${x + 16}`} stroke="var(--module)" strokeWidth="4" />
      </g>
    </>
  );
}

/** Battery container of 6 m with its doors and cooling. */
function Container({ x }: { x: number }) {
  return (
    <>
      <rect x={x} y="-24" width="48" height="24" fill="var(--device)" />
      <Outline
        d={`M${x + 12} -24V0M${x + 24} -24V0M${x + 36} -24V0M${x + 39} -18H${x + 45}M${x + 39} -14H${x + 45}M${x + 39} -10H${x + 45}`}
      />
    </>
  );
}

function Substation() {
  return (
    <>
      <Outline d="M1066 0V-42H1130V0M1060 -36V-8M1054 -36V-8M1136 -36V-8M1142 -36V-8" />
      <Outline d="M1080 -42V-66M1098 -42V-66M1116 -42V-66M1076 -48h8M1094 -48h8M1112 -48h8M1076 -54h8M1094 -54h8M1112 -54h8M1076 -60h8M1094 -60h8M1112 -60h8" />
      <Outline d="M1164 0L1172 -112L1180 0M1232 0L1240 -112L1248 0M1168 -104H1244M1167 -40L1178 -64M1177 -40L1166 -64M1235 -40L1246 -64M1245 -40L1234 -64" />
      <path d="M1098 -66C1120 -80 1150 -90 1206 -104" />
    </>
  );
}

/** Lattice tower of 28 m with its lines to the edge of the sheet. */
function Pylon() {
  return (
    <>
      <path d="M1206 -104C1236 -112 1270 -126 1293 -145" />
      <g transform="translate(477 0) scale(0.64)">
        <Outline d="M1296 0L1322 -250L1326 -352L1330 -250L1356 0" />
        <Outline d="M1300 -40H1352L1306 -100H1346L1312 -160H1340L1317 -210H1335M1300 -40L1346 -100M1306 -100L1340 -160M1312 -160L1335 -210" />
        <Outline d="M1270 -238L1322 -250H1330L1382 -238M1282 -288L1324 -300H1328L1370 -288" />
        <path d="M1274 -226C1320 -190 1400 -180 1560 -210M1378 -226C1420 -200 1480 -190 1600 -210M1286 -276C1340 -240 1420 -230 1600 -260M1366 -276C1420 -250 1480 -240 1600 -256" />
      </g>
    </>
  );
}

function Wiring() {
  return (
    <>
      <Cable points={collector} buried />
      <Cable points={output} buried />
      <Flow hour="day" points={collector} />
      <Flow hour="night" points={output} />
    </>
  );
}

const collector = [
  [60, 24],
  [876, 24],
  [876, 0],
] as const;
const output = [
  [684, 0],
  [684, 24],
  [1080, 24],
  [1080, 0],
] as const;
