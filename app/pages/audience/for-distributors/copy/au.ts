import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { join, range, sell, serve } = en.phases;

export const au: Copy = {
  ...en,
  seo: {
    title: "For distributors: range, sales and service",
    description:
      "Become a distributor, compare the range, find sheets, pictures and examples to sell with and serve your installers: all on one page.",
    keywords: ["become a distributor", "solar battery wholesale", "energy storage distributor", "storage product range"],
  },
  hero: { ...en.hero, lead: "One range for homes, businesses and the grid, with documents and answers for your customers." },
  phases: {
    join: {
      ...join,
      text: "Tell us about your company, your range and your region. We reply by email.",
      links: { ...join.links, apply: { ...join.links.apply, note: "Product lines, region, experience and documents." } },
    },
    range: {
      ...range,
      text: "The range covers solar batteries, hybrid inverters, power conversion and accessories.",
      links: {
        ...range.links,
        dataSheets: { ...range.links.dataSheets, note: "In the language of your customers, with version and date." },
      },
    },
    sell: {
      ...sell,
      heading: "Sales material for your catalogue",
      text: "Use our pictures, logos and examples in your catalogue, on your website and in quotes.",
      links: {
        ...sell.links,
        mark: { ...sell.links.mark, note: "The logo, its colours and its files." },
        cases: { ...sell.links.cases, note: "Home, commercial and grid-scale systems with figures." },
      },
    },
    serve: {
      ...serve,
      links: {
        ...serve.links,
        hub: { ...serve.links.hub, note: "Access to the systems of your installers." },
        codes: { ...serve.links.codes, note: "Cause, remedy and who may act." },
      },
    },
  },
  closing: { ...en.closing, text: "Ask us about volumes, lead times and terms." },
};
