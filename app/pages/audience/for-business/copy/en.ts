import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For businesses: storage on site",
    description:
      "Size peak shaving, understand the connection, prepare the paperwork, and run the site: everything that concerns a business, in order.",
    keywords: ["battery for business", "peak shaving", "on-site energy storage", "backup for a workshop"],
  },
  name: "Businesses",
  hero: {
    heading: "A battery for your site",
    lead: "Lower the peak, keep sensitive circuits live: from the load profile to operation, in the order of the project.",
    first: "Size peak shaving",
    second: "Describe my site",
    pictureAlt: "A cold store on a summer afternoon: a trailer at the dock, two people in vests, four battery cabinets at the white wall.",
  },
  phases: {
    size: {
      heading: "Put a figure on it",
      text: "The power to take off the peak gives the number of units; how long it lasts gives the energy.",
      links: {
        calculate: { text: "Peak shaving calculation", note: "Peak, limit and duration, read from your interval data." },
        cases: { text: "Worked examples", note: "Typical sites, with their figures." },
        articles: { text: "Articles for businesses", note: "What the bill counts, and what a battery changes in it." },
      },
    },
    system: {
      heading: "Understand the system",
      text: "TIANYUAN 60k supplies 62.5\u00a0kW; up to ten run in parallel.",
      links: {
        diagram: { text: "Single-line diagram", note: "Grid busbar, backed-up busbar and what parts them." },
        parallel: { text: "Units in parallel", note: "One to ten, and the power that makes." },
        documents: { text: "TIANYUAN 60k documents", note: "Data sheet and quick guide, as PDF." },
      },
    },
    prepare: {
      heading: "Prepare the paperwork",
      text: "Three parties set the schedule: the grid operator, the insurer and whoever builds.",
      links: {
        connection: { text: "Connection and room", note: "The request, its steps and the heat to remove." },
        insurer: { text: "Insurer and fire department", note: "What they ask, and what to hand them." },
        builder: { text: "Who builds near you", note: "Distributors and installers for commerce and industry." },
      },
    },
    run: {
      heading: "Run it",
      text: "After commissioning, control follows the day’s plan and your team sees what needs attention.",
      links: {
        panguOs: { text: "PANGU OS", note: "Energy management for the site." },
        codes: { text: "TIANYUAN error codes", note: "What they mean, and who can act." },
        warranty: { text: "Warranty", note: "What to keep, and how to report a defect." },
        support: { text: "Local support", note: "Whom to call in your country." },
      },
    },
  },
  closing: {
    heading: "Talk about your site",
    text: "The contracted power, a year of interval data and what storage is for are enough to begin.",
    action: "Describe my site",
  },
};
