import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "For homeowners: a battery sized to your bill",
    description:
      "Enter your yearly consumption or your bill. The page calculates the AGAVE-TH or MYRTILLO tower that fits and how much of the evening it covers.",
    keywords: ["battery for my home", "choose a home battery", "home battery size", "electricity bill", "homeowner"],
  },
  name: "Homeowners",
  heading: "A home battery sized to your bill",
  lead: "Enter one year of electricity. You see the battery that fits and the energy that it supplies after sunset.",
  tool: {
    bill: { label: "Your electricity in a year", hint: "The total of a year’s bills, in kWh or as an amount." },
    unit: "This total is in",
    price: {
      label: "Price of a kilowatt-hour",
      hint: "It is on your bill. It converts the amount to kWh.",
      problems: {
        noPrice: "Enter the price per kWh.",
        outOfRange:
          "At this price, the consumption is outside the range of the calculation, {min} to {max}\u00a0kWh a year. Check the amount and the price.",
      },
    },
    result: "Your battery",
    modules: { one: "module", other: "modules" },
    product: "See this configuration",
    share: "of the year’s consumption supplied by roof and battery, depending on the weather and your habits",
    night: "from the battery between sunset and sunrise, of {dark}\u00a0kWh used, on an average spring day",
    complete: "Complete the calculation",
    installer: "Find an installer",
    assumptions: [
      "Roof: {pv}\u00a0kWp, in the same proportion as the calculator’s example of {examplePv}\u00a0kWp for {exampleEnergy}\u00a0kWh a year. The full calculation uses your own roof.",
      "The number of modules allows for {night}% of the consumption between sunset and sunrise, as in long nights; the spring day below uses less then. The battery supplies {usable}% of its nominal energy, after reserve and losses.",
      "The share of the year is calculated hour by hour for a typical year ({source}), with its cloudy days.",
      "Without a heat pump or an electric car: the full calculation adds them.",
    ],
  },
  day: {
    heading: "Your day with this battery",
    alt: "An average spring day in 96 quarter hours. Above the axis, the roof supplies the house by day and the battery supplies {stored} of the {dark}\u00a0kWh used at night. Below the axis, the battery charges {charged}\u00a0kWh by day.",
    hours: ["12\u00a0a.m.", "6\u00a0a.m.", "12\u00a0p.m.", "6\u00a0p.m.", "midnight"],
    legend: [
      { look: "sun", text: "sun: bars for the house, the line for the whole roof" },
      { look: "battery", text: "battery above the axis: supplies the house in the evening and at night" },
      { look: "charging", text: "battery below the axis: charges by day" },
      { look: "grid", text: "grid" },
    ],
    caption:
      "Simulation of an average spring day in {city}: {consumption}\u00a0kWh a year, {pv}\u00a0kWp on the roof, {yield}\u00a0kWh per kWp that day. One bar is 15 minutes.",
  },
  further: {
    heading: "Before you sign",
    compare: "Compare AGAVE-TH and MYRTILLO",
    links: {
      outage: { text: "In a power outage", note: "Circuits that come back on, and what they need." },
      place: { text: "Location and installation day", note: "Suitable locations and the steps of the day." },
      compatibility: { text: "Compatibility with your inverter", note: "The table by brand, with sources." },
      ecos: { text: "ECOS app", note: "Solar generation, battery, house, and grid on your phone." },
      warranty: { text: "Warranty", note: "Documents to keep and steps to report a defect." },
      ask: { text: "Ask a question", note: "Describe your consumption and your roof. We reply by email." },
    },
  },
};
