import { renderToStaticMarkup } from "react-dom/server";
import { acCharger } from "./ac-charger.tsx";
import { copia } from "./copia.tsx";
import type { Copy } from "./copy/fr.ts";
import { Elevation } from "./elevation.tsx";
import { smartPlug } from "./smart-plug.tsx";
import { tianyuan200k } from "./tianyuan-200k.tsx";

/** Renders the elevation of a product to static HTML; `undefined` if there is no drawing of it. */
export function drawElevation(product: string, copy: Copy): string | undefined {
  const elevation = elevationOf(product, copy);
  return elevation && renderToStaticMarkup(elevation);
}

function elevationOf(product: string, copy: Copy) {
  const { devices } = copy;
  switch (product) {
    case "copia":
      return <Elevation device={copia} texts={devices.copia} copy={copy} />;
    case "tianyuan-200k":
      return <Elevation device={tianyuan200k} texts={devices["tianyuan-200k"]} copy={copy} />;
    case "ac-charger":
      return <Elevation device={acCharger} texts={devices["ac-charger"]} copy={copy} />;
    case "smart-plug":
      return <Elevation device={smartPlug} texts={devices["smart-plug"]} copy={copy} />;
    default:
      return undefined;
  }
}
