import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For installers: mount, commission, service",
    description:
      "Products, quick guides, commissioning with ECOS Hub, error codes, and warranty: what a job on site takes, in the order of the work.",
    keywords: ["battery installer", "installation guide", "commissioning", "error codes", "become a partner installer"],
  },
  name: "Installers",
  hero: {
    heading: "Everything for the job",
    lead: "From sizing to the backup test and on to service: what you need, in the order of the work.",
    first: "Become a partner",
    second: "Quick guides",
    pictureAlt: "Two silhouettes carry a module across a tiled roof against the low sun, the town in haze behind them.",
  },
  phases: {
    begin: {
      heading: "Start with us",
      text: "The equipment comes from a distributor. To be named to people who look for an installer, write to us.",
      links: {
        distributor: { text: "Distributors near you", note: "Who keeps stock, by country and town." },
        apply: { text: "Become a partner", note: "Your company, your work, your region. A person answers you." },
        meet: { text: "Events", note: "Where to meet us, and when." },
      },
    },
    plan: {
      heading: "Prepare the quote",
      text: "The calculation gives a first figure with its assumptions. The data sheet gives the project’s values.",
      links: {
        homes: { text: "Size for a home", note: "Consumption, panels and purpose: the number of modules." },
        sites: { text: "Size for a site", note: "Peak, limit and duration: the number of units." },
        dataSheets: { text: "Data sheets", note: "In your language, with version and date." },
      },
    },
    build: {
      heading: "Mount and commission",
      text: "The quick guide follows the order of the work. ECOS Hub then checks what is connected.",
      links: {
        guides: { text: "Quick guides", note: "To read before you drive, and to keep on site." },
        films: { text: "Videos", note: "The stacking and a tour of the device, without sound." },
        hub: { text: "Commissioning with ECOS Hub", note: "The checks, in their order." },
      },
    },
    serve: {
      heading: "Service it",
      text: "A customer calls with a code. This is how to answer before you go there.",
      links: {
        codes: { text: "Error codes", note: "Cause, remedy and who may act." },
        care: { text: "Care", note: "What the customer does, what you do." },
        warranty: { text: "Warranty", note: "What a claim needs, step by step." },
        support: { text: "Local support", note: "Who helps you in your country." },
      },
    },
  },
  closing: {
    heading: "Stuck on site",
    text: "Give the serial number, the code on the display and what has just changed. The answer comes sooner.",
    action: "Ask about commissioning",
  },
};
