import type { Sector } from "#app/page/sectors.ts";

const outlines: Record<Sector, string> = {
  residential: "M4 36V18L20 6l16 12v18M15 36V24h10v12M1 36h38",
  "commercial-industrial": "M4 36V20l10-7v7l10-7v7l10-7v23M10 27h4m6 0h4m6 0h4M1 36h38",
  utility: "M3 30l5-14h10l-3 14zm17 0l4-14h10l3 14zM9 30v6m20-6v6M1 36h38M5 23h11m6 0h13",
};

/** Sign of a sector beside its cases: a house, a hall or rows of panels. */
export function SectorSign({ sector }: { sector: Sector }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 fill-none stroke-current stroke-[1.5]">
      <path d={outlines[sector]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
