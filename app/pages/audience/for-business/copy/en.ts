import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Battery storage for businesses",
    description:
      "Size peak shaving, plan the connection, prepare the paperwork, and run the site: battery storage for businesses step by step.",
    keywords: ["battery for business", "peak shaving", "on-site energy storage", "backup for a workshop"],
  },
  name: "Businesses",
  hero: {
    heading: "Battery storage for your business",
    lead: "Reduce demand peaks and back up sensitive circuits: the project from load profile to operation.",
    first: "Size peak shaving",
    second: "Describe your site",
    pictureAlt: "A cold store on a summer afternoon: a trailer at the dock, two people in vests, four battery cabinets at the white wall.",
  },
  phases: {
    size: {
      heading: "Size peak shaving",
      text: "The power above your limit sets the number of units, and its duration sets the energy.",
      links: {
        calculate: { text: "Peak shaving calculation", note: "Peak, limit, and duration, read from your interval data." },
        cases: { text: "Worked examples", note: "Typical sites, with their figures." },
        articles: { text: "Articles for businesses", note: "Demand charges, and how a battery changes them." },
      },
    },
    system: {
      heading: "Plan with TIANYUAN 60k",
      text: "TIANYUAN 60k supplies 62.5\u00a0kW; up to ten units operate in parallel.",
      links: {
        diagram: { text: "One-line diagram", note: "Grid bus, backed-up bus, and the transfer switch between them." },
        parallel: { text: "Units in parallel", note: "One to ten units, 62.5 to 625\u00a0kW." },
        documents: { text: "TIANYUAN 60k documents", note: "Data sheet and quick guide, as PDF." },
      },
    },
    prepare: {
      heading: "Prepare connection and insurance",
      text: "Three parties set the schedule: the utility, the insurer, and the contractor.",
      links: {
        connection: { text: "Connection and room", note: "Steps of the connection request, and cooling of the room." },
        insurer: { text: "Insurer and fire department", note: "Their questions and the documents to provide." },
        builder: { text: "Contractors near you", note: "Distributors and installers for commercial and industrial sites." },
      },
    },
    run: {
      heading: "Operate the storage system",
      text: "After commissioning, PANGU OS follows the schedule and shows your team what needs attention.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energy management for the site." },
        codes: { text: "TIANYUAN error codes", note: "Meaning, remedy, and the person qualified to act." },
        warranty: { text: "Warranty", note: "Documents to keep and steps to report a defect." },
        support: { text: "Local support", note: "Contacts in your country." },
      },
    },
  },
  closing: {
    heading: "Contact us about your site",
    text: "Send us the contracted power, a year of interval data, and the purpose of the storage.",
    action: "Describe your site",
  },
};
