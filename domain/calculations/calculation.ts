import * as v from "valibot";

/** Models of the calculators: home battery, peak shaving of a site, utility-scale plant. */
export const calculationModels = ["house", "site", "plant"] as const;
export type CalculationModel = (typeof calculationModels)[number];

const value = v.union([v.number(), v.pipe(v.string(), v.maxLength(100))]);

/**
 * Calculation that a sender passes on: what was entered, and what was calculated then. Names that are unknown to this version are not
 * shown, so that models may change.
 */
export const calculationSchema = v.object({
  model: v.picklist(calculationModels),
  inputs: v.record(v.string(), value),
  results: v.record(v.string(), value),
});
export type Calculation = v.InferOutput<typeof calculationSchema>;

/** Path of the page of each calculator. */
export const calculatorPaths: Record<CalculationModel, string> = {
  house: "/solutions/residential-ess",
  site: "/solutions/commercial-industrial-ess",
  plant: "/solutions/utility-ess",
};
