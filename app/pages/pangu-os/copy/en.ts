import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "PANGU OS, energy management for a site",
    description:
      "PANGU OS, the energy management system of a business or utility site, shown by a calculated example: power limit, prices, ten PCS units, alarms.",
    keywords: ["PANGU OS", "energy management system", "EMS", "peak shaving", "parallel PCS", "C&I battery storage"],
  },
  hero: {
    heading: "Nothing above the line.",
    lead: "For those who run a business, industrial, or utility site: PANGU OS is its energy management system. In the example, the battery supplies what would exceed the limit of the connection.",
    limit: "{limit}\u00a0kW: the limit of the connection",
    caption: "Example: a simulated factory, 96 quarter hours. Pale: what the grid would have had to give.",
    label:
      "Example: power drawn from the grid, quarter hour by quarter hour, never exceeds {limit} kW; without the battery it would have in the evening.",
  },
  overview: {
    heading: "5:30 p.m. at a glance.",
    text: "The factory runs, the sun is low, energy is expensive. The battery supplies nearly all of it, and each unit reports its output.",
    window: "Example site, 5:30\u00a0p.m.",
    note: "Example",
    balance: [
      { name: "load", text: "Site", unit: "kW" },
      { name: "battery", text: "Battery", unit: "kW" },
      { name: "sun", text: "Roof", unit: "kW" },
      { name: "grid", text: "Grid", unit: "kW" },
      { name: "charge", text: "Charge", unit: "%" },
    ],
    units: "Nine units at {power}\u00a0kW, unit 7 at rest",
    running: "Unit {number}: running",
    resting: "Unit {number}: at rest",
  },
  dispatch: {
    heading: "The plan of one day, with and without.",
    lead: "In the example, PANGU OS first holds back what the peak will ask for. The rest is charged when energy is cheap and given when it is expensive.",
    choose: "Day shown",
    names: { without: "Without the battery", with: "With PANGU OS" },
    labels: {
      without:
        "Example, without the battery: power drawn from the grid rises to {peak} kW in the late afternoon, above the limit of {limit} kW.",
      with: "Example, with PANGU OS: the battery charges at night and at noon and gives in the morning and evening; the grid stays within {limit} kW.",
    },
    limit: "Limit {limit}\u00a0kW",
    price: "Price of energy through the day",
    priceLabel: "Example: the price is low at night and at noon, higher in the morning, highest around 6 p.m.",
    hours: ["12\u00a0a.m.", "6\u00a0a.m.", "noon", "6\u00a0p.m.", "12\u00a0a.m."],
    legend: [
      { look: "grid", text: "grid" },
      { look: "sun", text: "roof" },
      { look: "battery", text: "battery, below the axis while charging" },
      { look: "over", text: "above the limit" },
    ],
    figures: [
      { number: "−{shaved}", unit: "kW", text: "taken off the highest peak" },
      { number: "{peak}", unit: "kW", text: "peak without the battery" },
      { number: "{moved}", unit: "kWh", text: "moved in one day" },
    ],
    conditions:
      "Calculated example: a battery of 1,250\u00a0kWh, ten TIANYUAN 60k, a roof of up to 310\u00a0kW, invented prices and load. Forecast taken as exact, conversion losses left out.",
  },
  units: {
    heading: "Ten units, one order.",
    note: "ten times {most}\u00a0kW in parallel, at 99% efficiency",
    text: "In the example, PANGU OS divides the power among the PCS units. When one rests, the others take its share. Switching time of a unit: under 10\u00a0ms.",
    small: "62.5\u00a0kW per unit, up to ten in parallel, for commercial and industrial sites.",
    large: "For utility-scale sites.",
    pictureAlt: "At night somebody sits before three screens, on which a green line marks the limit; outside, the yard of containers.",
  },
  alarms: {
    heading: "An alarm says what it changes.",
    text: "The example gives more than a code: what the site loses, what PANGU OS has done already, and who has seen it.",
    window: "Log of the example site",
    note: "Example",
    columns: { time: "Time", event: "Event", effect: "Effect", state: "State" },
    rows: [
      {
        time: "5:04\u00a0p.m.",
        event: "Unit 7: air temperature high",
        effect: "Put to rest, nine units take its share",
        state: "seen, service asked for",
      },
      { time: "4:15\u00a0p.m.", event: "Limit of the connection reached", effect: "The battery gives what exceeds it", state: "closed" },
      { time: "12:00\u00a0p.m.", event: "Low price", effect: "Charging up to the limit", state: "closed" },
      { time: "7:00\u00a0a.m.", event: "High price", effect: "The battery carries the site", state: "closed" },
    ],
  },
  interfaces: {
    heading: "To settle before the first order.",
    questions: [
      "The limit of the connection, and what exceeding it costs.",
      "Interval data of a full year, not the monthly bill.",
      "The purpose: peaks, self-consumption, backup, or a mix put in writing.",
      "Who gives orders: PANGU OS, or your own control room through the Open API.",
    ],
    caption: "Data and orders",
    columns: ["What", "From", "To"],
    rows: [
      ["Power at the point of connection", "site meter", "PANGU OS"],
      ["State and energy", "PCS and batteries", "PANGU OS"],
      ["Power set point", "PANGU OS", "each PCS"],
      ["Price and forecast", "your supplier", "PANGU OS"],
      ["Readings and log", "PANGU OS", "operator, control room"],
    ],
  },
  onward: {
    heading: "From here",
    contact: "Send a load curve; we talk about that.",
    commercial: "Keeping a company’s line running.",
    utility: "Holding the grid.",
    openApi: "Connecting your own control room.",
  },
};
