import type { Copy } from "./fr.ts";

export const en: Copy = {
  home: "Home",
  breadcrumb: "Breadcrumb",
  news: "News",
  example: "Example",
  published: "Published",
  sources: "Sources",
  next: "Read next",
  all: "All news",
};
