import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { Copy } from "./copy/fr.ts";
import { Hall } from "./hall.tsx";
import { House } from "./house.tsx";
import { Plant } from "./plant.tsx";

type CrossSectionProps = { of: "house" | "hall" | "plant"; copy: Copy };

/** Part of the sheet that is shown, and the shift of the drawing in its own width that shows its middle on a phone. */
const sheets = {
  house: { viewBox: "0 -510 1440 620", shift: "-5.5%" },
  hall: { viewBox: "0 -510 1440 620", shift: "-19%" },
  plant: { viewBox: "470 -250 970 360", shift: "-3%" },
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
      <div className="flex justify-center overflow-hidden">
        <svg role="img" aria-label={copy[of].alt} viewBox={sheets[of].viewBox} style={{ "--shift": sheets[of].shift }}>
          {drawings[of]}
        </svg>
      </div>
    </div>
  );
}
