import { Disc, Light, Plate, Slots, View } from "./drawn-views.tsx";
import type { Copy } from "./copy/fr.ts";
import type { Device } from "./elevation.tsx";

/** Front and right side: 812 × 2072 × 809 mm with roof and lifting eyes. */
function Views() {
  return (
    <>
      <View at={[114, 438]} scale={0.2}>
        <Front />
      </View>
      <View at={[234, 438]} scale={0.2}>
        <Side />
      </View>
    </>
  );
}

export const tianyuan200k = {
  height: 448,
  Views,
  marks: {
    display: { at: [213, 96], to: [[163, 132]] },
    lamps: { at: [137, 206], to: [[148, 166]] },
    stop: { at: [213, 150], to: [[172, 163]] },
    door: { at: [213, 240], to: [[185.4, 222]] },
    light: { at: [14, 190], to: [[51, 190]] },
    slots: { at: [14, 330], to: [[51, 345]] },
    louvres: { at: [317, 200], to: [[317, 112]] },
    base: { at: [14, 410], to: [[54, 427]] },
    eyes: {
      at: [114, 12],
      to: [
        [48, 24.6],
        [180, 24.6],
      ],
    },
  },
} as const satisfies Device<keyof Copy["devices"]["tianyuan-200k"]["parts"]>;

/** The floor is at 0. */
function Front() {
  return (
    <>
      <Lift centres={[-330, 330]} />
      <Plate centre={[0, -58]} size={[750, 100]} className="fill-strong" />
      <Plate centre={[-200, -55]} size={[160, 30]} className="fill-paper stroke-none" />
      <Plate centre={[200, -55]} size={[160, 30]} className="fill-paper stroke-none" />
      <Plate centre={[0, -1060]} size={[800, 1900]} radius={12} className="fill-raised" />
      <Plate centre={[0, -1060]} size={[776, 1870]} radius={14} />
      <Plate centre={[0, -2045]} size={[812, 34]} className="fill-strong" />
      <Slots centre={[0, -1760]} size={[140, 11]} columns={4} rows={7} pitch={[162, 21.5]} />
      <Slots centre={[0, -395]} size={[140, 11]} columns={4} rows={14} pitch={[162, 21.5]} />
      <Light x={-315} from={-1574} to={-946} />
      <Plate centre={[205, -1515]} size={[200, 112]} radius={12} className="fill-strong" />
      <Disc centre={[275, -1375]} radius={26} />
      <Disc centre={[275, -1375]} radius={14} className="fill-danger stroke-none" />
      {[135, 170, 205].map((x) => (
        <Disc key={x} centre={[x, -1375]} radius={9.5} />
      ))}
      <Plate centre={[345, -1080]} size={[40, 230]} radius={10} />
      <Plate centre={[345, -1090]} size={[20, 175]} radius={8} className="fill-strong" />
      {[395, 1095, 1795].map((z) => (
        <Plate key={z} centre={[-400, -z]} size={[16, 70]} className="fill-strong" />
      ))}
    </>
  );
}

/** The front is at the left. */
function Side() {
  return (
    <>
      <Lift centres={[91, 731]} />
      <Plate centre={[411, -58]} size={[750, 100]} className="fill-strong" />
      <Plate centre={[413, -1060]} size={[770, 1900]} radius={4} className="fill-raised" />
      <Plate centre={[11, -1060]} size={[22, 1870]} className="fill-raised" />
      <Plate centre={[-8, -1090]} size={[16, 175]} className="fill-strong" />
      <Plate centre={[413, -1060]} size={[670, 1740]} radius={12} />
      <Slots centre={[413, -1695.5]} size={[360, 10]} rows={12} pitch={[0, 21]} />
      {[123, 727].map((x) => [280, 800, 1320, 1840].map((z) => <Disc key={`${x} ${z}`} centre={[x, -z]} radius={6} />))}
      <Plate centre={[407, -2045]} size={[804, 34]} className="fill-strong" />
    </>
  );
}

/** Lifting eyes on the roof and feet below the base. */
function Lift({ centres }: { centres: readonly number[] }) {
  return centres.map((x) => (
    <g key={x}>
      <Plate centre={[x, -6]} size={[50, 12]} />
      <Plate centre={[x, -2068]} size={[32, 14]} />
    </g>
  ));
}
