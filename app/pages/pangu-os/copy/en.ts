import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "PANGU OS: energy management for storage sites",
    description:
      "PANGU OS is the energy management system for commercial and utility-scale sites: power limit, energy prices, ten PCS units, and alarms in a simulated day.",
    keywords: ["PANGU OS", "energy management system", "EMS", "peak shaving", "parallel PCS", "C&I battery storage"],
  },
  hero: {
    heading: "PANGU\u00a0OS: energy management for storage sites",
    lead: "For operators of commercial, industrial, and utility-scale sites. PANGU OS controls the PCS units and limits the grid import of your site. Contact us with your load profile.",
    contact: "Discuss your site",
    sizing: "Size peak shaving",
    limit: "{limit}\u00a0kW: the connection limit",
    caption: "Simulation: a factory in 96 quarter-hours. Pale: grid import without the battery.",
    label:
      "Example: power imported from the grid, quarter-hour by quarter-hour, never exceeds {limit} kW; without the battery it exceeds the limit in the evening.",
  },
  overview: {
    heading: "Live overview of the whole site",
    text: "At 5:30\u00a0p.m. the factory runs, solar generation is low, and energy is expensive. The battery supplies most of the load, and each unit reports its output.",
    window: "Example site, 5:30\u00a0p.m.",
    note: "Simulation",
    balance: [
      { name: "load", text: "Site", unit: "kW" },
      { name: "battery", text: "Battery", unit: "kW" },
      { name: "sun", text: "Roof", unit: "kW" },
      { name: "grid", text: "Grid", unit: "kW" },
      { name: "charge", text: "State of charge", unit: "%" },
    ],
    units: "Nine units at {power}\u00a0kW, unit 7 stopped",
    running: "Unit {number}: running",
    resting: "Unit {number}: stopped",
  },
  dispatch: {
    heading: "Peak shaving and energy shifting in one schedule",
    lead: "PANGU OS reserves energy for the peak. It charges the rest of the battery when energy is cheap and discharges it when energy is expensive.",
    choose: "Day shown",
    names: { without: "Without the battery", with: "With PANGU OS" },
    labels: {
      without:
        "Example, without the battery: power imported from the grid rises to {peak} kW in the late afternoon, above the limit of {limit} kW.",
      with: "Example, with PANGU OS: the battery charges at night and at noon and discharges in the morning and evening; grid import stays within {limit} kW.",
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
      { number: "−{shaved}", unit: "kW", text: "at the highest peak" },
      { number: "{peak}", unit: "kW", text: "peak without the battery" },
      { number: "{moved}", unit: "kWh", text: "shifted in one day" },
    ],
    conditions:
      "Simulation: a battery of 1,250\u00a0kWh, ten TIANYUAN 60k, up to 310\u00a0kW of solar power, assumed prices and load, exact forecast, no conversion losses.",
  },
  units: {
    heading: "One set point for ten PCS units",
    note: "ten times {most}\u00a0kW in parallel, at 99% efficiency",
    text: "PANGU OS distributes the power among the PCS units. When one unit stops, the others supply its share. The switching time of a unit is under 10\u00a0ms.",
    small: "For commercial and industrial sites: 62.5\u00a0kW per unit, up to ten in parallel.",
    large: "For utility-scale sites.",
    pictureAlt: "A control room at night: three screens on which a green line marks the limit; outside, the yard of containers.",
  },
  alarms: {
    heading: "Alarms with their effect on the site",
    text: "The log shows the event, its effect on the site, the response of PANGU OS, and the status of the alarm.",
    window: "Log of the example site",
    note: "Simulation",
    columns: { time: "Time", event: "Event", effect: "Effect", state: "Status" },
    rows: [
      {
        time: "5:04\u00a0p.m.",
        event: "Unit 7: air temperature high",
        effect: "Unit stopped, nine units supply its share",
        state: "acknowledged, service requested",
      },
      { time: "4:15\u00a0p.m.", event: "Connection limit reached", effect: "The battery supplies the excess", state: "closed" },
      { time: "noon", event: "Low price", effect: "Charging up to the limit", state: "closed" },
      { time: "7:00\u00a0a.m.", event: "High price", effect: "The battery supplies the site", state: "closed" },
    ],
  },
  interfaces: {
    heading: "Four points to settle before commissioning PANGU\u00a0OS",
    questions: [
      "The connection limit and the cost of exceeding it.",
      "Interval data for a full year.",
      "The purpose: peak shaving, self-consumption, backup, or a defined mix.",
      "The source of the set point: PANGU OS or your own control room.",
    ],
    caption: "Data and set points",
    columns: ["Signal", "From", "To"],
    rows: [
      ["Power at the point of connection", "site meter", "PANGU OS"],
      ["Status and energy", "PCS and batteries", "PANGU OS"],
      ["Power set point", "PANGU OS", "each PCS"],
      ["Price and forecast", "your supplier", "PANGU OS"],
      ["Readings and log", "PANGU OS", "operator, control room"],
    ],
  },
  onward: {
    heading: "Next steps",
    contact: "Send us your load profile.",
    commercial: "Size peak shaving for your business.",
    utility: "Size a plant for grid services.",
    openApi: "Develop against simulated plants.",
  },
};
