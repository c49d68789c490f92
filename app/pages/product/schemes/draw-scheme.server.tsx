import { renderToStaticMarkup } from "react-dom/server";
import { EnergyPaths } from "./energy-paths.tsx";
import { PlantLine } from "./plant-line.tsx";
import type { Scheme } from "./select-scheme.server.ts";
import { ShiftedLoad } from "./shifted-load.tsx";
import { SignalDrawing } from "./signal-drawing.tsx";
import { SunToCar } from "./sun-to-car.tsx";
import { UnitSteps } from "./unit-steps.tsx";

/** Renders the drawing to static HTML, so that the browser loads no code for it. */
export function drawScheme(scheme: Scheme, name: string) {
  const markup = renderToStaticMarkup(<SchemeDrawing scheme={scheme} name={name} />);
  return scheme.kind === "links" ? { markup, chooser: scheme } : { markup };
}

function SchemeDrawing({ scheme, name }: { scheme: Scheme; name: string }) {
  switch (scheme.kind) {
    case "inverter":
      return <EnergyPaths name={name} copy={scheme.copy} />;
    case "units":
      return <UnitSteps scheme={scheme} />;
    case "plant":
      return <PlantLine name={name} copy={scheme.copy} />;
    case "links":
      return <SignalDrawing scheme={scheme} />;
    case "charger":
      return <SunToCar copy={scheme.copy} />;
    case "plug":
      return <ShiftedLoad copy={scheme.copy} />;
  }
}
