import { Disc, Light, Plate, Slots, View } from "./drawn-views.tsx";
import type { Copy } from "./copy/fr.ts";
import type { Device } from "./elevation.tsx";

/** Front, right side and underside: 500 × 600 × 174 mm. */
function Views() {
  return (
    <>
      <View at={[146, 172]} scale={0.46}>
        <Front />
      </View>
      <View at={[292, 172]} scale={0.46}>
        <Side />
      </View>
      <View at={[146, 352]} scale={0.46}>
        <Underside />
      </View>
    </>
  );
}

export const copia = {
  height: 460,
  Views,
  marks: {
    display: { at: [196, 14], to: [[194, 78]] },
    light: { at: [14, 140], to: [[58.3, 140]] },
    cover: { at: [14, 288], to: [[46, 288]] },
    fins: { at: [388, 110], to: [[352, 132]] },
    disconnector: { at: [388, 287], to: [[343, 287]] },
    strings: { at: [92, 446], to: [[60, 404]] },
    logger: { at: [150, 446], to: [[148.3, 408]] },
    glands: { at: [212, 446], to: [[194, 405]] },
  },
} as const satisfies Device<keyof Copy["devices"]["copia"]["parts"]>;

const strings = Array.from({ length: 6 }, (_, index) => -195 + index * 30);
const glands = [
  { x: 55, radius: 14 },
  { x: 105, radius: 14 },
  { x: 155, radius: 10.6 },
  { x: 200, radius: 10.6 },
];

function Front() {
  return (
    <>
      {strings.map((x) => (
        <Plate key={x} centre={[x, 314]} size={[15, 36]} />
      ))}
      {glands.map(({ x, radius }) => (
        <Plate key={x} centre={[x, 310]} size={[radius * 2, 26]} />
      ))}
      <Plate centre={[253, 250]} size={[8, 42]} />
      <Plate centre={[0, 0]} size={[500, 600]} radius={46} className="fill-raised" />
      <path d="M-250 205H250" />
      <Plate centre={[105, -175]} size={[190, 80]} radius={12} className="fill-strong" />
      <Light x={-190} from={-210} to={90} />
      <Disc centre={[-215, 255]} radius={5} />
      <Disc centre={[215, 255]} radius={5} />
    </>
  );
}

/** The front is at the left. */
function Side() {
  return (
    <>
      <Plate centre={[104, 310]} size={[28, 26]} />
      <Plate centre={[167, 0]} size={[14, 400]} className="fill-raised" />
      <Plate centre={[106, -22]} size={[105, 490]} className="fill-raised" />
      <Slots centre={[106, -22.5]} size={[105, 6]} rows={25} pitch={[0, 19.8]} />
      <Plate centre={[102, 249]} size={[118, 85]} className="fill-raised" />
      <Plate centre={[20, 0]} size={[40, 600]} radius={8} className="fill-raised" />
      <path d="M0 205H40" />
      <Disc centre={[102, 250]} radius={30} />
      <Plate centre={[102, 250]} size={[10, 42]} radius={5} className="fill-strong" />
    </>
  );
}

/** The front is at the top. */
function Underside() {
  return (
    <>
      <Plate centre={[0, 167]} size={[300, 14]} className="fill-raised" />
      <Plate centre={[243, 102]} size={[26, 60]} />
      <Plate centre={[0, 102]} size={[460, 118]} radius={18} className="fill-raised" />
      <Plate centre={[0, 20]} size={[500, 40]} radius={8} className="fill-raised" />
      {strings.map((x) => (
        <g key={x}>
          <Disc centre={[x, 104]} radius={10} />
          <Disc centre={[x, 104]} radius={4} className="fill-strong" />
        </g>
      ))}
      <Disc centre={[5, 104]} radius={18.5} />
      <Disc centre={[5, 104]} radius={10} />
      {glands.map(({ x, radius }) => (
        <g key={x}>
          <Disc centre={[x, 104]} radius={radius + 3} />
          <Disc centre={[x, 104]} radius={radius * 0.6} className="fill-strong" />
        </g>
      ))}
    </>
  );
}
