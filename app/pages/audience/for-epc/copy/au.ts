import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { design, evidence, control, acceptance } = en.stations;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "From specification to acceptance: power and energy of a storage plant, documents, evidence, installation steps, interface and checks.",
  },
  stations: {
    ...en.stations,
    installation: {
      ...en.stations.installation,
      pictureAlt: "A crane lowers a battery container onto its foundation; more containers stand in a row behind it.",
    },
    specification: {
      heading: "Specification",
      text: "The power at the connection sets the number of units, and the duration sets the energy.",
    },
    design: {
      heading: "Study and single-line diagram",
      text: "Ten TIANYUAN 60k in parallel form a block of 625\u00a0kW.",
      links: {
        diagram: { text: "Single-line diagram of a site", note: "Busbars, transfer switch and metering." },
        blocks: { text: "Structure of a large plant", note: "Blocks, transformers and substation." },
        settle: { ...design.links.settle, note: "Service, connection, control and end of life." },
      },
    },
    evidence: {
      ...evidence,
      links: {
        gridCode: { text: "Performance standards", note: "Evidence of compliance, order of tests." },
        safety: { ...evidence.links.safety, note: "Spacing, fire protection and remote access." },
      },
    },
    control: {
      ...control,
      links: {
        panguOs: { text: "PANGU OS", note: "Limits, schedule, states and alarms." },
        openApi: { text: "Open API", note: "Key, sample requests and sandbox." },
      },
    },
    acceptance: {
      ...acceptance,
      links: { ...acceptance.links, codes: { ...acceptance.links.codes, note: "Meaning, remedy and who may act." } },
    },
  },
};
