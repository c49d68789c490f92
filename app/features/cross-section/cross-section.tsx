import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { Copy } from "./copy/fr.ts";
import { Hall } from "./hall.tsx";
import { House } from "./house.tsx";
import { Plant } from "./plant.tsx";

type CrossSectionProps = { of: "house" | "hall" | "plant"; copy: Copy };

/** Part of the sheet that a phone shows, as a shift of the drawing in its own width. */
const shifts = { house: "-5.5%", hall: "-19%", plant: "-20%" };

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
    <>
      <Container className="print:hidden *:max-w-xs">
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
        <svg role="img" aria-label={copy[of].alt} viewBox="0 -510 1440 620" style={{ "--shift": shifts[of] }}>
          {drawings[of]}
        </svg>
      </div>
    </>
  );
}
