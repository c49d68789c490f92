import { CutCable, Disc, Light, Plate, View } from "./drawn-views.tsx";
import type { Copy } from "./copy/fr.ts";
import type { Device } from "./elevation.tsx";

/** Front and right side: 230 × 360 × 110 mm, without the length of the cable. */
function Views() {
  return (
    <>
      <View at={[122, 140]} scale={0.72}>
        <Front />
      </View>
      <View at={[296, 140]} scale={0.72}>
        <Side />
      </View>
    </>
  );
}

export const acCharger = {
  height: 400,
  Views,
  marks: {
    display: { at: [224, 24], to: [[180, 66]] },
    light: { at: [14, 96], to: [[64.4, 96]] },
    button: { at: [224, 122], to: [[184, 122]] },
    dock: { at: [14, 176], to: [[92, 190]] },
    connector: { at: [14, 262], to: [[112, 262]] },
    cable: { at: [50, 372], to: [[122, 352]] },
    gland: { at: [222, 300], to: [[178, 275]] },
    bracket: { at: [388, 96], to: [[371, 110]] },
  },
} as const satisfies Device<keyof Copy["devices"]["ac-charger"]["parts"]>;

function Front() {
  return (
    <>
      <CutCable from={[70, 193]} length={120} width={17} />
      <Plate centre={[70, 182]} size={[30, 22]} className="fill-strong" />
      <Plate centre={[0, 0]} size={[230, 360]} radius={64} className="fill-raised" />
      <Plate centre={[45, -96]} size={[92, 46]} radius={10} className="fill-strong" />
      <Light x={-80} from={-120} to={0} />
      <Disc centre={[75, -26]} radius={12.5} />
      <Disc centre={[0, 85]} radius={44} />
      <CutCable from={[0, 245]} length={68} width={17} />
      <path
        d="M-31 85A31 31 0 0 1 31 85C31 120 20 150 20 185L15 222L9 245H-9L-15 222L-20 185C-20 150 -31 120 -31 85Z"
        className="fill-raised"
      />
      <Disc centre={[0, 85]} radius={22} />
      <path d="M-17 207H17" />
    </>
  );
}

/** The front is at the left. */
function Side() {
  return (
    <>
      <CutCable from={[64, 193]} length={120} width={17} />
      <Plate centre={[64, 182]} size={[30, 22]} className="fill-strong" />
      <Plate centre={[104, 0]} size={[12, 310]} className="fill-strong" />
      <Plate centre={[76, 0]} size={[52, 350]} radius={4} className="fill-raised" />
      <Plate centre={[24, 0]} size={[48, 360]} radius={10} className="fill-raised" />
      <CutCable from={[-33, 245]} length={68} width={17} />
      <path
        d="M0 50V120H-12L-20 122Q-33 128 -31 185L-28.500 207L-23 245H-42L-61.500 207L-69 185L-75 145C-78 100 -66 56 -30 54L-12 50Z"
        className="fill-raised"
      />
      <path d="M-12 50V120M-61.500 207H-28.500" />
    </>
  );
}
