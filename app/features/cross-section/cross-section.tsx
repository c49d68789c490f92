import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { Copy } from "./copy/fr.ts";
import { Hall } from "./hall.tsx";
import { House } from "./house.tsx";
import { Plant } from "./plant.tsx";

type CrossSectionProps = { of: "house" | "hall" | "plant"; copy: Copy };

/**
 * Part of the sheet that is shown, and on phones the width of the part with the devices: from the ridge of the house, from the plant
 * room of the hall, and from the batteries of the plant. `end` is the width that phones cut off at the right and `sky` the height at the
 * top; `text` is their size of text.
 */
const sheets = {
  house: { width: 1440, viewBox: "0 -510 1440 620", phone: { width: 700, end: 0, sky: 0, text: 26 } },
  hall: { width: 1440, viewBox: "0 -510 1440 620", phone: { width: 488, end: 0, sky: 110, text: 19 } },
  plant: { width: 970, viewBox: "470 -250 970 360", phone: { width: 560, end: 240, sky: 0, text: 18 } },
};

/**
 * Section through a building or a plant at true scale. An element with the class `cross-section` around it turns to night with the
 * choice, without JavaScript.
 */
export function CrossSection({ of, copy }: CrossSectionProps) {
  const drawings: Record<typeof of, ReactNode> = {
    house: <House names={copy.house.names} />,
    hall: <Hall names={copy.hall.names} />,
    plant: <Plant names={copy.plant.names} />,
  };
  const { width, viewBox, phone } = sheets[of];
  return (
    <div className="relative">
      <Container className="print:hidden *:max-w-xs lg:absolute lg:inset-x-0 lg:top-0 lg:z-1">
        <RadioGroup
          look="segments"
          legend={copy.hour}
          name="hour"
          options={[
            { value: "day", name: copy.day },
            { value: "night", name: copy.night },
          ]}
          defaultValue="day"
        />
      </Container>
      <div className="flex justify-end overflow-hidden">
        <svg
          role="img"
          aria-label={copy[of].alt}
          viewBox={viewBox}
          style={{
            "--sheet-scale": width / phone.width,
            "--cut-end": phone.end / phone.width,
            "--cut-sky": phone.sky / phone.width,
            "--sheet-text": `${phone.text}px`,
          }}
        >
          {drawings[of]}
        </svg>
      </div>
    </div>
  );
}
