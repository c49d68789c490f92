import type { Copy } from "./copy/fr.ts";
import { Cable, Cut, Device, Flow, GroundName, Name, Outline, Pane, Site } from "./parts.tsx";

const machines = [470, 640, 810];
const columns = [300, 620, 940, 1180];

/** Production hall in section: one metre is 24 units, the ground is at 0. */
export function Hall({ names }: { names: Copy["hall"]["names"] }) {
  return (
    <Site>
      <Offices />
      {machines.map((x) => (
        <Machine key={x} x={x} />
      ))}
      <Crane />
      <Shell />
      <Transformer />
      <Wiring />
      {[0, 1, 2].map((index) => (
        <Device key={index} at={[1000 + index * 20, -54]} size={[16, 54]} slots={[9, 18, 27, 36, 45]} />
      ))}
      <Outline d="M1078 -56H1160V0H1078zM1098.5 -56V0M1119 -56V0M1139.5 -56V0" />
      <Name at={[1010, -318]} anchor="start">
        {names.panels}
      </Name>
      <GroundName x={200} wideOnly>
        {names.offices}
      </GroundName>
      <GroundName x={655} wideOnly>
        {names.machines}
      </GroundName>
      <Name at={[964, -184]} anchor="start" className="md:hidden">
        {`← ${names.machines}`}
      </Name>
      <GroundName x={1028} row={1}>
        TIANYUAN 60k
      </GroundName>
      <GroundName x={1119}>{names.battery}</GroundName>
      <GroundName x={1288} row={1}>
        {names.transformer}
      </GroundName>
    </Site>
  );
}

function Shell() {
  return (
    <>
      <Cut d="M288 -272H1196V-262H288z" />
      <Cut d="M288 -262H298V-110H288zM288 -14V0H298V-14zM1186 -262H1196V0H1186zM278 0H1206V12H278z" />
      <Outline d="M290 -110V-14M296 -110V-14" />
      {columns.map((x) => (
        <Outline key={x} d={`M${x} -232V0M${x + 8} -232V0`} />
      ))}
      <Outline d={`M298 -232H1186M298 -262${truss()}`} />
      <Cut d="M980 -110H986V0H980zM980 -116H1186V-108H980z" />
      {tilts.map((x) => (
        <path key={x} d={`M${x} -276L${x + 20} -286L${x + 40} -276`} stroke="var(--module)" strokeWidth="4" strokeLinecap="butt" />
      ))}
      <g data-hour="day">
        {tilts.map((x) => (
          <path key={x} d={`M${x + 20} -286L${x + 40} -276`} className="stroke-sun" strokeWidth="4" strokeLinecap="butt" />
        ))}
      </g>
    </>
  );
}

/** Panels on the flat roof, one row to the east and one to the west. */
const tilts = Array.from({ length: 17 }, (_, index) => 312 + index * 50);

function truss(): string {
  return Array.from({ length: 24 }, (_, index) => `L${298 + (index + 1) * 37} ${index % 2 === 0 ? -232 : -262}`).join("");
}

function Offices() {
  return (
    <>
      {[124, 158, 192, 226].map((x) => (
        <g key={x}>
          <Pane at={[x, -136]} size={[24, 38]} />
          <Pane at={[x, -62]} size={[24, 38]} />
          <Outline d={`M${x} -136h24v38h-24zM${x} -62h24v38h-24z`} />
        </g>
      ))}
      <Cut d="M98 -166H288V-158H98zM98 -158H106V0H98zM106 -84H288V-78H106zM88 0H288V12H88z" />
    </>
  );
}

/** Injection moulding machine of 6 m. */
function Machine({ x }: { x: number }) {
  return (
    <>
      <Outline d={`M${x} 0V-22H${x + 140}V0M${x + 6} -22V-54H${x + 52}V-22M${x + 60} -22V-46H${x + 78}V-22`} />
      <Outline
        d={`M${x + 86} -32H${x + 136}M${x + 86} -42H${x + 136}M${x + 86} -46V-26M${x + 100} -42V-64H${x + 116}V-42M${x + 96} -64H${x + 120}`}
      />
      <Pane at={[x + 14, -48]} size={[28, 20]} />
    </>
  );
}

/** Travelling crane on its rail. */
function Crane() {
  return <Outline d="M312 -206H936M720 -206V-196H752V-206M736 -196V-140M736 -140A6 6 0 1 1 730 -134" />;
}

/** Transformer of the site, outdoors on its foundation. */
function Transformer() {
  return (
    <>
      <Cut d="M1246 0H1334V12H1246z" />
      <Outline d="M1258 -8H1322V-58H1258zM1252 -50V-16M1246 -50V-16M1328 -50V-16M1334 -50V-16M1258 -8V0M1322 -8V0" />
      <Outline d="M1272 -58V-74M1290 -58V-74M1308 -58V-74M1268 -62h8M1286 -62h8M1304 -62h8M1268 -68h8M1286 -68h8M1304 -68h8" />
    </>
  );
}

function Wiring() {
  return (
    <>
      <Cable points={roofCable} />
      <Cable points={busbar} />
      <Cable points={toGrid} buried />
      {machines.map((x) => (
        <Cable key={x} points={dropTo(x)} />
      ))}
      <Flow hour="day" points={roofCable} />
      <Flow hour="day" points={busbar} />
      {machines.map((x) => (
        <Flow key={x} hour="day" points={dropTo(x)} />
      ))}
      <Flow
        hour="night"
        points={[
          [1078, -40],
          [1056, -40],
        ]}
      />
      <Flow hour="night" points={busbar} />
      {machines.map((x) => (
        <Flow key={x} hour="night" points={dropTo(x)} />
      ))}
    </>
  );
}

const roofCable = [
  [1090, -262],
  [1090, -92],
  [1028, -92],
  [1028, -54],
] as const;
const busbar = [
  [1008, -54],
  [1008, -172],
  [560, -172],
] as const;
const toGrid = [
  [1066, 0],
  [1066, 26],
  [1290, 26],
  [1290, 44],
  [1440, 44],
] as const;
const dropTo = (x: number) =>
  [
    [x + 90, -172],
    [x + 90, -46],
  ] as const;
