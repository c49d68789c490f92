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
    },
    incomplete: { heading: "Check the marked value", text: "Correct the marked field. The result then appears here." },
    assumptions: "What the calculation assumes",
    onward: { send: "Send us this calculation", installer: "Find an installer" },
  },
  installer: "Find an installer",
  products: { all: "All products" },
  documents: "Data sheets and guides",
  questions: { heading: "FAQs", all: "All FAQs" },
  cases: { all: "All examples", read: "See the calculation" },
};
