import type { Copy } from "./copy/fr.ts";
import { Cable, Cut, Device, Flow, GroundName, Name, Outline, Pane, Site } from "./parts.tsx";

/** House in section: one metre is 60 units, the ground is at 0. */
export function House({ names }: { names: Copy["house"]["names"] }) {
  return (
    <Site>
      <Rooms />
      <Garage />
      <Shell />
      <Wiring />
      <Device at={[930, -112]} size={[42, 112]} slots={[30, 38, 62, 87]} />
      <Device at={[1026, -92]} size={[12, 24]} />
      <Outline d="M1032 -68C1032 -36 1052 -30 1066 -44" />
      <Outline d="M978 -112h12v24h-12z" />
      <Name at={[1010, -352]} anchor="start" className="max-md:-translate-y-10">
        {names.panels}
      </Name>
      <GroundName x={424} wideOnly>
        {names.heatPump}
      </GroundName>
      <GroundName x={951}>AGAVE-TH</GroundName>
      <GroundName x={1180}>{names.car}</GroundName>
      <Name at={[1420, 96]} anchor="end">
        {names.grid}
      </Name>
    </Site>
  );
}

/** Walls, floors and roof, and the panels on the roof. */
function Shell() {
  return (
    <>
      <Cut d="M444 -238L750 -466L1056 -238V-214L750 -442L444 -214z" />
      <Cut d="M480 -242V-150H504V-260zM480 -64V0H504V-64zM996 -260V0H1020V-242z" />
      <Cut d="M504 -186H996V-168H504zM468 0H1032V18H468z" />
      <Cut d="M1020 -180H1356V-164H1020zM1338 -164H1354V0H1338zM1032 0H1366V14H1032z" />
      <Outline d="M484 -150V-64M500 -150V-64" />
      <Cut d="M770 -168H778V0H770zM892 -168H900V-96H892zM716 -300H724V-186H716z" />
      <Outline d="M560 -300H940M896 -96V0" />
      {[0, 1, 2].map((index) => (
        <path key={index} d={panelPath(index)} stroke="var(--module)" strokeWidth="6" strokeLinecap="butt" />
      ))}
      <g data-hour="day">
        {[0, 1, 2].map((index) => (
          <path key={index} d={panelPath(index)} className="stroke-sun" strokeWidth="6" strokeLinecap="butt" />
        ))}
      </g>
    </>
  );
}

/** Panel of 1.75 m on the slope from the ridge (750, -466) to the eaves (1056, -238), 10 units above it. */
function panelPath(index: number): string {
  const start = 28 + index * 110;
  const pointAt = (along: number) => `${(756 + along * 0.802).toFixed(1)} ${(-474 + along * 0.598).toFixed(1)}`;
  return `M${pointAt(start)}L${pointAt(start + 105)}`;
}

function Rooms() {
  return (
    <>
      <Pane at={[548, -144]} size={[64, 84]} />
      <Pane at={[650, -144]} size={[64, 84]} />
      <Pane at={[560, -282]} size={[56, 56]} />
      <Pane at={[800, -282]} size={[56, 56]} />
      <Outline d="M580 -144V-60M682 -144V-60M588 -282V-226M828 -282V-226" />
      <Outline d="M630 -168V-118M618 -118h24l8 14h-40z" />
      <Outline d="M528 -10V-30H628V-10M518 -10H638M528 -30V-58H546V-30M610 -30V-44H628V-30" />
      <Outline d="M668 -44H748M676 -44V0M740 -44V0M690 -44V-52H712V-44" />
      <Outline d="M786 -54H888M790 -54V0M836 -54V0M884 -54V0M842 -46H878V-12H842zM848 -38H872V-22H848z" />
      <Outline d="M842 -120H878L870 -134H850zM860 -134V-168" />
      <Outline d="M524 -186V-210H694V-186M524 -210V-232M534 -210V-220H566V-210M510 -206H520M515 -206V-186" />
      <Outline d="M790 -230H880M798 -230V-186M872 -230V-186M820 -230V-252H850V-230M920 -290H986V-186M920 -290V-186M920 -256H986M920 -222H986" />
      <g>
        <rect x="394" y="-66" width="60" height="58" rx="3" />
        <circle cx="424" cy="-37" r="22" />
        <path d="M402 -8V0M446 -8V0M454 -30H480" />
      </g>
    </>
  );
}

/** The car is 4.3 m long. */
function Garage() {
  return (
    <>
      <path d="M1066 -24C1060 -48 1068 -56 1090 -60L1128 -66C1150 -88 1168 -94 1196 -94H1226C1256 -94 1276 -82 1296 -60C1312 -56 1320 -48 1318 -24H1298A22 22 0 0 0 1254 -24H1132A22 22 0 0 0 1088 -24z" />
      <path d="M1142 -66C1160 -82 1172 -86 1192 -86V-64zM1202 -86H1226C1246 -86 1262 -78 1276 -64H1202z" />
      <circle cx="1110" cy="-19" r="18" />
      <circle cx="1276" cy="-19" r="18" />
      <circle cx="1110" cy="-19" r="8" />
      <circle cx="1276" cy="-19" r="8" />
    </>
  );
}

function Wiring() {
  return (
    <>
      <Cable points={roofCable} />
      <Cable points={homeCircuit} />
      <Cable points={toGrid} buried />
      <Flow hour="day" points={roofCable} />
      <Flow hour="day" points={toGrid} />
      <Flow hour="night" points={homeCircuit} />
      <Flow
        hour="night"
        points={[
          [936, -112],
          [936, -156],
          [860, -156],
          [860, -134],
        ]}
      />
      <Flow
        hour="night"
        points={[
          [972, -80],
          [1026, -80],
        ]}
      />
    </>
  );
}

const roofCable = [
  [946, -290],
  [946, -112],
] as const;
const toGrid = [
  [972, -100],
  [984, -100],
  [984, 40],
  [1440, 40],
] as const;
/** From the battery to the lamp and the heat pump. */
const homeCircuit = [
  [936, -112],
  [936, -156],
  [492, -156],
  [492, -30],
  [454, -30],
] as const;
