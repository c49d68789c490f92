import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { fileName, problemTypes } from "./download.ts";
import { requiredText, withFrench } from "./text-fields.ts";

const seconds = v.pipe(v.number(), v.minValue(0));
const pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const videoSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  products: v.array(requiredText),
  problemTypes: v.pipe(v.array(v.picklist(problemTypes)), v.minLength(1)),
  file: fileName,
  poster: fileName,
  seconds,
  width: pixels,
  height: pixels,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  date: v.pipe(v.string(), v.isoDate()),
  sample: v.optional(v.boolean()),
  ...withFrench({
    title: requiredText,
    lead: requiredText,
    posterAlt: requiredText,
    /** Captions: from and to in seconds. */
    cues: v.array(v.strictObject({ from: seconds, to: seconds, text: requiredText })),
    /** What is seen, told for those who do not see it; Markdown. */
    body: requiredText,
  }),
});

export type VideoData = v.InferOutput<typeof videoSchema>;

export const video: Collection = {
  type: "video",
  schema: videoSchema,
  path: (key) => `/support-center/video#${key}`,
  position: (data) => (data as VideoData).order,
  summaryFields: [
    "order",
    "products",
    "problemTypes",
    "file",
    "poster",
    "seconds",
    "width",
    "height",
    "version",
    "date",
    "sample",
    "title",
    "lead",
    "posterAlt",
    "cues",
    "body",
  ],
  files: (data) => {
    const { file, poster } = data as VideoData;
    return { file: { kind: "file", name: file }, poster: { kind: "file", name: poster } };
  },
  search: { title: "title", fields: { title: "A", lead: "B", body: "D" } },
};
