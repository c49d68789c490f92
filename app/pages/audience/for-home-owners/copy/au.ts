import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { tool, day, further } = en;

export const au: Copy = {
  ...en,
  seo: {
    title: "For homeowners: a solar battery sized to your bill",
    description:
      "Enter your yearly usage or your bill. The page calculates the AGAVE-TH or MYRTILLO tower that fits and how much of the evening it covers.",
    keywords: ["solar battery for my home", "choose a solar battery", "solar battery size", "electricity bill", "homeowner"],
  },
  heading: "A solar battery sized to your bill",
  tool: {
    ...tool,
    price: {
      ...tool.price,
      problems: {
        ...tool.price.problems,
        outOfRange:
          "At this price, the usage is outside the range of the calculation, {min} to {max}\u00a0kWh a year. Check the amount and the price.",
      },
    },
    share: "of the year’s usage supplied by roof and battery, depending on the weather and your habits",
    assumptions: [
      "Roof: {pv}\u00a0kW of panels, in the same proportion as the calculator’s example of {examplePv}\u00a0kW for {exampleEnergy}\u00a0kWh a year. The full calculation uses your own roof.",
      "The number of modules allows for {night}% of the usage between sunset and sunrise, as in long nights; the spring day below uses less then. The battery supplies {usable}% of its nominal energy, after reserve and losses.",
      "The share of the year is calculated hour by hour for a typical year ({source}), with its cloudy days.",
      "Without a heat pump or an electric car: the full calculation adds them.",
    ],
  },
  day: {
    ...day,
    hours: ["12\u00a0am", "6\u00a0am", "12\u00a0pm", "6\u00a0pm", "midnight"],
    legend: [
      { look: "sun", text: "sun: bars for the house, the line for the whole roof" },
      { look: "battery", text: "battery above the axis: supplies the house in the evening and at night" },
      { look: "charging", text: "battery below the axis: charges by day" },
      { look: "grid", text: "grid" },
    ],
    caption:
      "Simulation of an average spring day in {city}: {consumption}\u00a0kWh a year, {pv}\u00a0kW of panels, {yield}\u00a0kWh per kW that day. One bar is 15 minutes.",
  },
  further: {
    ...further,
    links: {
      ...further.links,
      outage: { text: "In a blackout", note: "Circuits that come back on, and what they need." },
      ecos: { text: "ECOS app", note: "Solar generation, battery, house and grid on your phone." },
      ask: { text: "Ask a question", note: "Describe your usage and your roof. We reply by email." },
    },
  },
};
