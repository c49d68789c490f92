import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Downloads: data sheets and quick guides",
    description:
      "Data sheets, quick guides, videos, and pictures of every eCactus product in five languages, each with version, date, size, and SHA-256 checksum.",
    keywords: ["battery data sheet PDF", "installation quick guide", "eCactus downloads", "AGAVE-TH PDF", "MYRTILLO PDF"],
  },
  heading: "The right file, at an address that stays.",
  lead: "Sheets and guides are made from the same data as the product pages: when a figure changes, the file changes with it and gets a new version number.",
  example: "Example",
  filter: "Filter the files",
  facets: {
    type: "Document type",
    product: "Product",
    resource: "Resource",
    problem: "What you are doing",
    language: "Language of the file",
  },
  any: "All",
  allLanguages: "All languages",
  submit: "Show",
  remove: "Remove the filter {name}",
  types: { pdf: "PDF", video: "Video", image: "Image" },
  resources: {
    "data-sheet": "Data sheet",
    "quick-guide": "Quick guide",
    form: "Form",
    drawing: "Drawing",
    video: "Video",
    picture: "Product picture",
  },
  problems: {
    choosing: "Choosing",
    installation: "Installing",
    commissioning: "Commissioning",
    operation: "Using",
    fault: "Troubleshooting",
    presentation: "Presenting",
  },
  count: { one: "{count} file", other: "{count} files" },
  several: "Several products",
  version: "Version {version}",
  checksum: "SHA-256",
  checksumOf: "SHA-256 checksum of “{title}”",
  empty: { heading: "no data", text: "No file matches these filters.", link: "See all files" },
  pages: { label: "Pages of files", current: "Page {number}", before: "Previous page", after: "Next page" },
};
