import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For distributors: range, sales, service",
    description:
      "Become a distributor, compare the range, find sheets, pictures, and examples to sell with, and serve your installers: all on one page.",
    keywords: ["become a distributor", "battery wholesale", "energy storage distributor", "storage product range"],
  },
  name: "Distributors",
  hero: {
    heading: "Distribute our systems",
    lead: "Homes, commerce and industry, the grid: one range, its documents and the answers your customers ask for.",
    first: "Become a partner",
    second: "See the range",
    pictureAlt:
      "A wholesaler’s yard at dusk: pallets of strapped cartons, a forklift with its lights on, an open gate with racks behind it; the wet ground mirrors the light.",
  },
  phases: {
    join: {
      heading: "Become a partner",
      text: "Tell us who you are, what you distribute and where. The answer comes from a person.",
      links: {
        apply: { text: "Introduce your company", note: "Lines, region, experience and documents." },
        meet: { text: "Trade shows", note: "See the equipment and talk about it." },
      },
    },
    range: {
      heading: "Know the range",
      text: "From the home tower to the power conversion unit. Accessories go with each.",
      links: {
        compare: { text: "Compare products", note: "Up to three, row by row." },
        dataSheets: { text: "Data sheets", note: "In five languages, with version and date." },
      },
    },
    sell: {
      heading: "Sell",
      text: "For your catalog, your website and your quotes.",
      links: {
        pictures: { text: "Product pictures", note: "To download, with their checksums." },
        mark: { text: "The mark", note: "The sign, its colors and its files." },
        cases: { text: "Worked examples", note: "Home, site, grid: the figures and how they were worked out." },
        finder: { text: "How to buy", note: "Where your customers find you." },
      },
    },
    serve: {
      heading: "Serve your installers",
      text: "Installers call you first. This is where the answer stands.",
      links: {
        hub: { text: "ECOS Hub", note: "Your installers’ systems, by access." },
        codes: { text: "Error codes", note: "Cause, remedy and who may act." },
        warranty: { text: "Warranty", note: "What a claim needs, step by step." },
        support: { text: "Local support", note: "Who helps you in your country." },
      },
    },
  },
  closing: {
    heading: "Talk to somebody first",
    text: "Volumes, lead times, terms: ask before you fill in an application.",
    action: "Write to us",
  },
};
