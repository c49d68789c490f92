import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import type { Collection } from "./collection.ts";
import { productLines } from "./product.ts";
import { requiredText, withFrench } from "./text-fields.ts";

/** A distributor sells to installers, an installer to whoever uses the battery. */
export const distributorKinds = ["distributor", "installer"] as const;

const distributorSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  country: v.pipe(v.string(), v.check(isCountry)),
  kind: v.picklist(distributorKinds),
  lines: v.pipe(v.array(v.picklist(productLines)), v.minLength(1)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  sample: v.optional(v.boolean()),
  ...withFrench({ name: requiredText, city: requiredText, note: v.optional(requiredText) }),
});

export type DistributorData = v.InferOutput<typeof distributorSchema>;
export type DistributorKind = DistributorData["kind"];

export const distributor: Collection = {
  type: "distributor",
  schema: distributorSchema,
  path: (key) => `/how-to-buy#${key}`,
  position: (data) => (data as DistributorData).order,
  summaryFields: ["order", "country", "kind", "lines", "latitude", "longitude", "name", "city", "note", "sample"],
  search: { title: "name", fields: { name: "A", city: "A", note: "D" } },
};
