import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { requiredText, withFrench } from "./text-fields.ts";

export const inverterFamilies = ["agave-th", "copia", "tianyuan"] as const;
/** `notice`: works on; `warning`: works with limits; `fault`: has stopped. */
export const errorSeverities = ["notice", "warning", "fault"] as const;
/** Who may do what the remedy says. */
export const errorActors = ["owner", "installer", "service"] as const;

const errorCodeSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  family: v.picklist(inverterFamilies),
  code: requiredText,
  severity: v.picklist(errorSeverities),
  actor: v.picklist(errorActors),
  sample: v.optional(v.boolean()),
  ...withFrench({ meaning: requiredText, cause: requiredText, remedy: requiredText }),
});

export type ErrorCodeData = v.InferOutput<typeof errorCodeSchema>;

export const errorCode: Collection = {
  type: "error-code",
  schema: errorCodeSchema,
  path: (key) => `/support-center/error-codes#${key}`,
  position: (data) => (data as ErrorCodeData).order,
  summaryFields: ["order", "family", "code", "severity", "actor", "meaning", "cause", "remedy", "sample"],
  search: { title: "meaning", fields: { code: "A", meaning: "B", cause: "C", remedy: "D" } },
};
