import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For businesses: peak shaving with a battery",
    description:
      "Move the limit on a load curve. The page calculates the power above it, the energy of the battery, and the number of TIANYUAN 60k units.",
    keywords: ["battery for business", "peak shaving", "load curve", "on-site energy storage", "backup for a workshop"],
  },
  name: "Businesses",
  heading: "A battery that cuts your demand peaks",
  lead: "Move the limit on a site’s working day. The battery supplies the power above it.",
  tool: {
    slider: "Power limit",
    presets: "Suggested limits",
    limit: "Limit",
    alt: "A working day in 96 quarter hours with a peak of {peak}: above the limit of {limit}, the battery supplies {energy}.",
    hours: ["12\u00a0a.m.", "6\u00a0a.m.", "12\u00a0p.m.", "6\u00a0p.m.", "midnight"],
    caption:
      "Load curve of a fictional working day, one bar per quarter hour. In color: the part that the battery supplies. The calculation uses the model of the commercial and industrial calculator, with {usable}% of the energy usable.",
    over: "lower peak",
    battery: "of nominal energy at least, for {energy} above the limit",
    unit: "TIANYUAN 60k",
    units: "for this power",
    calculate: "Calculate with your values",
    project: "Describe your site",
  },
  further: {
    heading: "Prepare the project",
    text: "Three parties set the schedule: the utility, the insurer, and the contractor.",
    links: {
      diagram: { text: "One-line diagram", note: "Grid bus, backed-up bus, and the transfer switch between them." },
      documents: { text: "TIANYUAN 60k documents", note: "Data sheet and quick guide, as PDF." },
      connection: { text: "Connection and room", note: "Steps of the connection request, and cooling of the room." },
      insurer: { text: "Insurer and fire department", note: "Their questions and the documents to provide." },
      builder: { text: "Contractors near you", note: "Distributors and installers for commercial and industrial sites." },
      cases: { text: "Worked examples", note: "Typical sites, with their figures." },
      panguOs: { text: "PANGU OS", note: "Energy management of the site after commissioning." },
    },
  },
};
