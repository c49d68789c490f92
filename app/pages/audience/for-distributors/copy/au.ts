import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "For distributors: range, sales, service",
    description:
      "Become a distributor, compare the range, find sheets, pictures and examples to sell with and serve your installers: all on one page.",
    keywords: ["become a distributor", "solar battery wholesale", "energy storage distributor", "storage product range"],
  },
  phases: {
    ...en.phases,
    sell: {
      ...en.phases.sell,
      text: "For your catalogue, your website and your quotes.",
      links: { ...en.phases.sell.links, mark: { text: "The mark", note: "The sign, its colours and its files." } },
    },
  },
};
