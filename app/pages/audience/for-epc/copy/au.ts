import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { size, system, build, run } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Size a storage plant, choose the power conversion, prepare grid study and safety and operate the plant: material for EPCs and developers on one page.",
  },
  hero: { ...en.hero, lead: "Calculators, documents and checklists for each stage of a project, from sizing to operation." },
  phases: {
    size: {
      ...size,
      text: "The power at the connection sets the number of units, and the duration sets the energy.",
      links: {
        ...size.links,
        plant: { text: "Grid-scale plant", note: "Power, duration, units and the energy to supply." },
        site: { ...size.links.site, note: "Demand reduction, with the assumptions." },
      },
    },
    system: {
      ...system,
      text: "Up to 10 TIANYUAN 60k form a block of 625\u00a0kW. Large plants combine blocks.",
      links: { ...system.links, blocks: { ...system.links.blocks, note: "Blocks, transformers and substation." } },
    },
    build: {
      ...build,
      links: {
        ...build.links,
        gridCode: { text: "Performance standards and commissioning", note: "Evidence of compliance, order of tests." },
        safety: { ...build.links.safety, note: "Spacing, fire protection and remote access." },
        articles: { ...build.links.articles, note: "Coupling, grid services and efficiency." },
      },
    },
    run: {
      ...run,
      links: { ...run.links, codes: { ...run.links.codes, note: "Meaning, remedy and who may act." } },
    },
  },
  closing: {
    ...en.closing,
    text: "Send us the state or territory, power at the connection, duration, intended service and schedule.",
  },
};
