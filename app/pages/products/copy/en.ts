import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Products: batteries, hybrid inverters, and PCS",
    pageTitle: "Products, page {number}",
    description: "The catalog: three-phase all-in-one systems, high-voltage LFP batteries, hybrid inverters, PCS, and accessories, each with the figure that decides.",
    keywords: ["battery energy storage system", "home battery", "hybrid inverter", "all-in-one battery system", "power conversion system", "high-voltage LFP battery", "data logger"],
  },
  home: "Home",
  breadcrumb: "Breadcrumb",
  products: "Products",
  heading: "Everything that keeps the sun.",
  lead: "From a smart plug to the PCS of a large site: start with the job to be done, then read the figure that decides.",
  categories: {
    "large-scale": "Large-scale",
    "power-conversion-system": "Power conversion systems",
    battery: "Batteries",
    "all-in-one": "All-in-one",
    "hybrid-inverter": "Hybrid inverters",
    "hybrid-all-in-one": "Hybrid all-in-one",
    accessory: "Accessories",
  },
  example: "Example",
  empty: { heading: "No data", text: "No product is published here at the moment.", link: "Back to the home page" },
  pages: { label: "Catalog pages", current: "Page {number}", previous: "Previous page", next: "Next page" },
};
