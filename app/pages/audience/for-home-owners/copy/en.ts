import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For homeowners: choosing a battery",
    description:
      "Estimate the size of a battery, choose the system, find who installs it, and live with it: everything that concerns a home, in order.",
    keywords: ["battery for my home", "choose a home battery", "battery installer", "homeowner"],
  },
  name: "Homeowners",
  hero: {
    heading: "A battery for your home",
    lead: "From the first estimate to the app on your phone: what you need, in the order in which you need it.",
    first: "Size my battery",
    second: "Find an installer",
    pictureAlt: "A farmhouse in a storm at night: rain, no light in the valley, and every window of the house lit.",
  },
  phases: {
    size: {
      heading: "Estimate the size",
      text: "A year’s bill and the power of your panels are enough for a first figure.",
      links: {
        calculate: { text: "Calculate the modules", note: "Three answers, a number of modules, and what the calculation assumes." },
        cases: { text: "Worked examples", note: "Typical homes, with their figures." },
        articles: { text: "Articles on planning", note: "Self-consumption, backup and size, explained." },
      },
    },
    choose: {
      heading: "Choose the system",
      text: "Inverter and battery in one tower, or as separate devices: the same app serves both.",
      links: {
        compare: { text: "Compare AGAVE-TH and COPIA", note: "The two of them, row by row." },
        dataSheets: { text: "Data sheets", note: "As PDF, to go with a request for a quote." },
      },
    },
    install: {
      heading: "Find who installs it",
      text: "Mounting and connecting it is an installer’s work. The installer is also whom you sign with.",
      links: {
        installer: { text: "Installers near you", note: "By town, on a map and as a list." },
        place: { text: "Location and installation day", note: "Where the battery may stand, and how the day goes." },
        outage: { text: "In a power outage", note: "What comes back on, and what that takes." },
      },
    },
    live: {
      heading: "Live with it",
      text: "Once the system runs, little is left to do. Here it is.",
      links: {
        ecos: { text: "ECOS", note: "The app that shows sun, battery, home and grid." },
        app: { text: "Get the app", note: "For your phone." },
        care: { text: "Care", note: "What you look at yourself, and when." },
        codes: { text: "Error codes", note: "What the display says, and who can act." },
        warranty: { text: "Warranty", note: "What to keep, and how to report a defect." },
      },
    },
  },
  closing: {
    heading: "A question about your home",
    text: "Describe your consumption, your roof and what you expect of a battery. A person answers you.",
    action: "Ask my question",
  },
};
