import { Disc, Light, Plate, View } from "./drawn-views.tsx";
import type { Copy } from "./copy/fr.ts";
import type { Device } from "./elevation.tsx";

/** Front and right side: 58 × 58 × 82 mm with the pins. */
function Views() {
  return (
    <>
      <View at={[112, 112]} scale={2.2}>
        <Front />
      </View>
      <View at={[202, 112]} scale={2.2}>
        <Side />
      </View>
    </>
  );
}

export const smartPlug = {
  height: 236,
  Views,
  marks: {
    socket: { at: [80, 16], to: [[91, 93]] },
    earth: { at: [112, 222], to: [[112, 153]] },
    button: { at: [176, 16], to: [[155, 70]] },
    light: { at: [14, 112], to: [[57, 112]] },
    body: { at: [330, 30], to: [[314, 86]] },
    pins: { at: [388, 60], to: [[360, 112]] },
  },
} as const satisfies Device<keyof Copy["devices"]["smart-plug"]["parts"]>;

function Front() {
  return (
    <>
      <Plate centre={[0, 0]} size={[58, 58]} radius={16.5} className="fill-raised" />
      <Disc centre={[0, 0]} radius={20.5} />
      <Disc centre={[0, 0]} radius={19.4} />
      {[-9.5, 9.5].map((x) => (
        <Disc key={x} centre={[x, 0]} radius={3} className="fill-strong" />
      ))}
      {[-18.5, 18.5].map((y) => (
        <Plate key={y} centre={[0, y]} size={[4.4, 2.6]} className="fill-strong" />
      ))}
      <Light x={-25} from={-15} to={15} />
      <Disc centre={[19.5, -19]} radius={2.6} />
    </>
  );
}

/** The front is at the left. */
function Side() {
  return (
    <>
      <Plate centre={[72, 0]} size={[20, 4.8]} radius={1.1} className="fill-raised" />
      <Plate centre={[55.5, 0]} size={[16, 36.4]} radius={1.5} className="fill-strong" />
      <Plate centre={[44.5, 0]} size={[6, 54]} radius={1.5} className="fill-strong" />
      <Plate centre={[21, 0]} size={[42, 58]} radius={4.2} className="fill-raised" />
    </>
  );
}
