import type { SolutionsCopy } from "./fr.ts";

export const en: SolutionsCopy = {
  example: "Example",
  sizing: {
    submit: "Calculate",
    calculating: "Calculating",
    problems: {
      notANumber: "Enter a number, such as {example}.",
      otherUnit: "Enter this value in {unit}.",
      ambiguous: "This can be read as {one} or as {other}. Write it as one of the two.",
      tooSmall: "Enter {min} or more.",
      tooLarge: "Enter {max} or less.",
    },
    incomplete: { heading: "Check the marked value", text: "Correct the marked field and the result appears here." },
    assumptions: "What the calculation assumes",
  },
  installer: "Ask for an installer",
  products: { all: "All products" },
  documents: "Data sheets and guides",
  questions: { heading: "Often asked", all: "All questions" },
  cases: { all: "All examples", read: "How it was worked out" },
};
