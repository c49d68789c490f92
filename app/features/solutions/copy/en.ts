import type { SolutionsCopy } from "./fr.ts";

export const en: SolutionsCopy = {
  example: "Example",
  sizing: {
    submit: "Calculate",
    calculating: "Calculating",
    problems: {
      notANumber: "Enter a number, such as {example}.",
      otherUnit: "Enter this value in {unit}.",
      ambiguous: "This can mean {one} or {other}. Enter one of the two.",
      tooSmall: "Enter {min} or more.",
      tooLarge: "Enter {max} or less.",
      notHours: "Enter hours that do not overlap, for example {example}.",
    },
    incomplete: { heading: "Check the marked value", text: "Correct the marked field. The result then appears here." },
    range: "{low} to {high}",
    projectRequest: "Request project data for TIANYUAN 200k",
    payback: {
      range: "The price you entered is paid back in {soonest} to {latest}\u00a0years, depending on the assumptions below.",
      exact: "The price you entered is paid back in year {soonest}, with all assumptions below.",
      from: "The price of the battery is paid back in {soonest}\u00a0years at the earliest; in the worst case, not within {years}\u00a0years.",
      never: "The price of the battery is not paid back within {years}\u00a0years.",
    },
    assumptions: "What the calculation assumes",
    onward: { send: "Send us this calculation", installer: "Find an installer" },
  },
  installer: "Find an installer",
  products: { all: "All products" },
  documents: "Data sheets and guides",
  questions: { heading: "FAQs", all: "All FAQs" },
  cases: {
    all: "All examples",
    read: "See the calculation",
    profile: {
      alt: "Power over a day: {steps}.",
      step: "{from} to {to} {power}",
      supplied: " of which {power} from the battery",
      charging: " plus {power} for charging",
      limit: "Limit {power}",
      peak: "Peak {power}",
      keys: { site: "Site", battery: "Supplied by the battery", charging: "Charging the battery" },
    },
  },
};
