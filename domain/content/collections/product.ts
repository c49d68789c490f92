import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { requiredText, textFields, withFrench } from "./text-fields.ts";

export const productCategories = [
  "large-scale",
  "power-conversion-system",
  "battery",
  "all-in-one",
  "hybrid-inverter",
  "hybrid-all-in-one",
  "accessory",
] as const;

export const productLines = ["residential", "commercial-industrial", "utility"] as const;

/** Rows of a data sheet; each has its label in the copy of the product page. */
export const figureNames = [
  "power",
  "energy",
  "energyParallel",
  "cycles",
  "cRate",
  "parallelTowers",
  "parallelUnits",
  "efficiency",
  "switching",
  "noise",
  "temperature",
  "ingress",
  "pvOverConfiguration",
  "unbalancedOutput",
  "installation",
  "installationSaved",
  "fireSuppression",
  "link",
] as const;

/** Which quick guide tells how a product is put to use. */
export const guideKinds = ["all-in-one", "battery", "inverter", "power-conversion", "logger", "charger", "plug"] as const;

/** A figure is a value, a range (`min` and `max`), a bound with its direction, or a text such as IP65. */
const figure = v.strictObject({
  name: v.picklist(figureNames),
  value: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  text: v.optional(v.string()),
  unit: v.optional(v.string()),
  bound: v.optional(v.picklist(["over", "below", "upTo", "within"])),
});

const texts = {
  name: requiredText,
  kind: requiredText,
  ...textFields,
  /** What the two close-ups and the scene show. */
  captions: v.optional(v.strictObject({ first: requiredText, second: requiredText, scene: requiredText })),
  conditions: v.optional(v.partial(v.strictObject(v.entriesFromList(figureNames, v.string())))),
};

const productSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  categories: v.pipe(v.array(v.picklist(productCategories)), v.minLength(1)),
  line: v.picklist(productLines),
  picture: requiredText,
  figures: v.array(figure),
  /** The figures that decide, at most three, set large. */
  leading: v.pipe(v.array(v.picklist(figureNames)), v.maxLength(3)),
  fitsWith: v.array(requiredText),
  guide: v.optional(v.picklist(guideKinds)),
  sample: v.optional(v.boolean()),
  ...withFrench(texts),
});

export type ProductData = v.InferOutput<typeof productSchema>;
export type Figure = v.InferOutput<typeof figure>;
export type FigureName = Figure["name"];
export type GuideKind = (typeof guideKinds)[number];
export type ProductCategory = (typeof productCategories)[number];

export const product: Collection = {
  type: "product",
  schema: productSchema,
  path: (key) => `/products/${key}`,
  position: (data) => (data as ProductData).order,
  summaryFields: ["order", "categories", "line", "picture", "figures", "leading", "name", "kind", "lead", "pictureAlt", "sample"],
  // Of its pictures the one that every product has: on transparent ground.
  files: (data) => ({ picture: { kind: "picture", name: `${(data as ProductData).picture}-cutout` } }),
  search: {
    title: "name",
    fields: { name: "A", kind: "A", title: "B", keywords: "B", lead: "C", description: "C", body: "D" },
  },
};
