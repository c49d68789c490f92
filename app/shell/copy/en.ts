import type { Copy } from "./fr.ts";

export const en: Copy = {
  skip: "Skip to content",
  home: "Home",
  menu: "Menu",
  mainNavigation: "Main navigation",
  footerNavigation: "Footer",
  languages: "Language",
  products: "Products",
  allProducts: "All products",
  news: "News",
  about: "About us",
  siteMap: "Site map",
  discover: "Discover",
  company: "Company",
  contact: "Contact",
  example: "Example",
  errors: {
    notFound: {
      title: "Page not found",
      heading: "Nothing here but desert.",
      description: "The address has changed, or it never existed. These lead on:",
    },
    internal: {
      title: "Server error",
      heading: "Something stopped on our side.",
      description: "The error is on record. Try again in a moment; if it comes back, give us this number:",
    },
    status: "Code",
  },
};
