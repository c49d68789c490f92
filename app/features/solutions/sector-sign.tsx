import type { Sector } from "#app/page/sectors.ts";

const outlines: Record<Sector, string> = {
  residential: "M4 36V18L20 6l16 12v18M15 36V24h10v12M1 36h38",
  "commercial-industrial": "M4 36V20l10-7v7l10-7v7l10-7v23M10 27h4m6 0h4m6 0h4M1 36h38",
  utility: "M12 36L18 5h4l6 31M9 13h22M6 21h28M9 13v3m22-3v3M6 21v3m28-3v3M16 21l9 8m-1-8l-9 8M1 36h38",
};

/** Sign of a sector beside its cases: a house, a hall or a pylon. */
export function SectorSign({ sector }: { sector: Sector }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 fill-none stroke-current stroke-[1.5]">
      <path d={outlines[sector]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
