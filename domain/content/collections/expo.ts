import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { eventCollection, isOrdered, orderMessage, timeZone } from "./event-fields.ts";
import { requiredText, withFrench } from "./text-fields.ts";

const expoSchema = v.pipe(
  v.strictObject({
    /** First and last day, where the exhibition is. */
    start: v.pipe(v.string(), v.isoDate()),
    end: v.pipe(v.string(), v.isoDate()),
    timeZone,
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    picture: requiredText,
    sample: v.optional(v.boolean()),
    /** `body` says in Markdown what there is to see. */
    ...withFrench({ title: requiredText, lead: requiredText, place: requiredText, body: requiredText, pictureAlt: requiredText }),
  }),
  v.check((event) => isOrdered(event), orderMessage),
);

export type ExpoData = v.InferOutput<typeof expoSchema>;

export const expo: Collection = {
  type: "expo",
  schema: expoSchema,
  path: (key) => `/explore/expo#${key}`,
  ...eventCollection,
  summaryFields: ["start", "end", "timeZone", "country", "picture", "title", "lead", "place", "body", "pictureAlt", "sample"],
  files: (data) => ({ picture: { kind: "picture", name: (data as ExpoData).picture } }),
  search: { title: "title", fields: { title: "A", place: "B", lead: "C", body: "D" } },
};
