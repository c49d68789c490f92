import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For distributors: range, sales, and service",
    description:
      "Become a distributor, compare the range, find data sheets, pictures, and examples for your sales, and support your installers.",
    keywords: ["become a distributor", "battery wholesale", "energy storage distributor", "storage product range"],
  },
  name: "Distributors",
  hero: {
    heading: "Distribute our storage systems",
    lead: "One range for homes, businesses, and the grid, with documents and answers for your customers.",
    first: "Become a partner",
    second: "See the range",
    pictureAlt:
      "A wholesaler’s yard at dusk: pallets of strapped cartons, a forklift with its lights on, an open gate with racks behind it; the wet ground mirrors the light.",
  },
  phases: {
    join: {
      heading: "Become a distribution partner",
      text: "Tell us about your company, your range, and your region. We reply by email.",
      links: {
        apply: { text: "Introduce your company", note: "Product lines, region, experience, and documents." },
        meet: { text: "Trade shows", note: "See the equipment and meet our team." },
      },
    },
    range: {
      heading: "Compare the product range",
      text: "The range covers home batteries, hybrid inverters, power conversion, and accessories.",
      links: {
        compare: { text: "Compare products", note: "Up to three products, row by row." },
        dataSheets: { text: "Data sheets", note: "In five languages, with version and date." },
      },
    },
    sell: {
      heading: "Sales material for your catalog",
      text: "Use our pictures, logos, and examples in your catalog, on your website, and in quotes.",
      links: {
        pictures: { text: "Product pictures", note: "To download, with checksums." },
        mark: { text: "Logo and brand", note: "The logo, its colors, and its files." },
        cases: { text: "Worked examples", note: "Home, commercial, and utility-scale systems with figures." },
        finder: { text: "How to buy", note: "The list in which your customers find you." },
      },
    },
    serve: {
      heading: "Support your installers",
      text: "Installers call you first. Find the answers to their questions here.",
      links: {
        hub: { text: "ECOS Hub", note: "Your installers’ systems, according to your access rights." },
        codes: { text: "Error codes", note: "Cause, remedy, and the person qualified to act." },
        warranty: { text: "Warranty", note: "Documents for a claim, step by step." },
        support: { text: "Local support", note: "Contacts in your country." },
      },
    },
  },
  closing: {
    heading: "Contact us before you apply",
    text: "Ask us about volumes, lead times, and terms.",
    action: "Contact us",
  },
};
