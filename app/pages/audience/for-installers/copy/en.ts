import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For installers: mount, commission, and service",
    description:
      "Quick guides, commissioning with ECOS Hub, error codes, and warranty: material for installers of home and commercial batteries, step by step.",
    keywords: ["battery installer", "installation guide", "commissioning", "error codes", "become a partner installer"],
  },
  name: "Installers",
  hero: {
    heading: "Guides and tools for installers",
    lead: "Size the system, mount it, commission it with ECOS Hub, and service it: material for each step.",
    first: "Become a partner",
    second: "Quick guides",
    pictureAlt: "Two silhouettes carry a module across a tiled roof against the low sun, the town in haze behind them.",
  },
  phases: {
    begin: {
      heading: "Become an installation partner",
      text: "Distributors supply the equipment. To be listed as an installer, apply as a partner.",
      links: {
        distributor: { text: "Distributors near you", note: "Distributors with stock, by country and city." },
        apply: { text: "Become a partner", note: "Your company, your work, and your region. We reply by email." },
        meet: { text: "Events", note: "Dates and places to meet us." },
      },
    },
    plan: {
      heading: "Prepare a quote",
      text: "The calculation shows a first figure with its assumptions. The data sheet states the values for the project.",
      links: {
        homes: { text: "Size for a home", note: "The number of modules from consumption, solar panels, and purpose." },
        sites: { text: "Size for a site", note: "The number of units from peak, limit, and duration." },
        dataSheets: { text: "Data sheets", note: "In your language, with version and date." },
      },
    },
    build: {
      heading: "Mount and commission the battery system",
      text: "The quick guide shows the installation step by step. ECOS Hub then checks what is connected.",
      links: {
        guides: { text: "Quick guides", note: "For the preparation and the work on site." },
        films: { text: "Videos", note: "Stacking and a tour of the device, without sound." },
        hub: { text: "Commissioning with ECOS Hub", note: "The checks in order." },
      },
    },
    serve: {
      heading: "Service the battery system",
      text: "Look up the error code of your customer before you drive to the site.",
      links: {
        codes: { text: "Error codes", note: "Cause, remedy, and the person qualified to act." },
        care: { text: "Maintenance", note: "Tasks of the owner and of the installer." },
        warranty: { text: "Warranty", note: "Documents for a claim, step by step." },
        support: { text: "Local support", note: "Contacts in your country." },
      },
    },
  },
  closing: {
    heading: "Technical support for installers",
    text: "Send us the serial number, the code on the display, and the last change.",
    action: "Contact us",
  },
};
