import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Compatibility of inverters and batteries",
    description:
      "Inverters, batteries, and data loggers that work with AGAVE-TH, MYRTILLO, and COPIA: answer, firmware version, market, and source document.",
    keywords: [
      "inverter compatibility",
      "battery compatibility list",
      "compatible inverter",
      "AGAVE-TH",
      "MYRTILLO",
      "COPIA",
      "firmware version",
    ],
  },
  heading: "Compatibility: inverters, batteries, and accessories",
  lead: "Find a device and see whether it works with yours, and from which firmware version on.",
  filter: {
    label: "Filter the table",
    device: "Our product",
    maker: "Manufacturer",
    answer: "Compatible",
    any: "All",
    submit: "Show",
  },
  columns: {
    other: "Other device",
    maker: "Manufacturer",
    model: "Model",
    device: "Our product",
    answer: "Compatible",
    firmware: "Firmware",
    market: "Market",
    note: "Note and source",
    document: "Document",
    date: "Date",
  },
  answers: {
    yes: "Yes",
    from: "From a version on",
    no: "No",
  },
  from: "From version {version}",
  firmware: "Version {version}",
  everyMarket: "All countries",
  example: "Example",
  count: {
    none: "No combinations",
    one: "{count} combination",
    other: "{count} combinations",
  },
  download: "Download (CSV)",
  print: "Print",
  noList: "Our list is not published yet. Send us the manufacturer and model of your device, and its firmware version.",
  empty: {
    heading: "no data",
    text: "No answer is published for this selection. Send us the manufacturer, model, and firmware of your device.",
    link: "Ask whether my device is compatible",
  },
  ask: {
    heading: "Devices missing from the table",
    text: "A combination that is missing is not confirmed. Send us the manufacturer, model, and firmware version before you order.",
    link: "Ask whether my device is compatible",
    retrofit: "Add a battery to existing solar panels",
  },
};
