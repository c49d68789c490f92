import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For homeowners: choosing a home battery",
    description:
      "Estimate the size of your home battery, choose the system, find an installer, and use the app: everything for homeowners, step by step.",
    keywords: ["battery for my home", "choose a home battery", "battery installer", "homeowner"],
  },
  name: "Homeowners",
  hero: {
    heading: "A battery for your home",
    lead: "Size your battery, choose the system, find an installer, and monitor the battery in the app.",
    first: "Size my battery",
    second: "Find an installer",
    pictureAlt: "A farmhouse in a storm at night: rain, no light in the valley, and every window of the house lit.",
  },
  phases: {
    size: {
      heading: "Estimate the battery size",
      text: "A year’s bill and the power of your panels are enough for a first figure.",
      links: {
        calculate: { text: "Calculate the modules", note: "Three values, the number of modules, and the assumptions." },
        cases: { text: "Worked examples", note: "Typical homes, with their figures." },
        articles: { text: "Articles on planning", note: "Self-consumption, backup, and size explained." },
      },
    },
    choose: {
      heading: "Choose the battery system",
      text: "The inverter and the battery come in one tower or as two devices. The ECOS app works with both.",
      links: {
        compare: { text: "Compare AGAVE-TH and MYRTILLO", note: "The two towers row by row." },
        dataSheets: { text: "Data sheets", note: "PDF files for your request for a quote." },
      },
    },
    install: {
      heading: "Find an installer",
      text: "A qualified installer mounts and connects the system. Your contract is with the installer.",
      links: {
        installer: { text: "Installers near you", note: "By city, on a map and as a list." },
        place: { text: "Location and installation day", note: "Suitable locations and the steps of the day." },
        outage: { text: "In a power outage", note: "Circuits that come back on, and what they need." },
      },
    },
    live: {
      heading: "Use and maintain the battery",
      text: "A running system needs little work. These pages show what to do.",
      links: {
        ecos: { text: "ECOS", note: "The app that shows solar generation, consumption, and battery level." },
        app: { text: "Get the app", note: "For your phone." },
        care: { text: "Maintenance", note: "Your own checks and their dates." },
        codes: { text: "Error codes", note: "Meaning, remedy, and the person qualified to act." },
        warranty: { text: "Warranty", note: "Documents to keep and steps to report a defect." },
      },
    },
  },
  closing: {
    heading: "Contact us about your home",
    text: "Describe your consumption, your roof, and your plans for the battery. We reply by email.",
    action: "Contact us",
  },
};
