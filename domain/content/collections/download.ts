import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import type { Collection } from "./collection.ts";
import { requiredText, withFrench } from "./text-fields.ts";

export const documentTypes = ["pdf", "video", "image"] as const;
export const resourceTypes = ["data-sheet", "quick-guide", "form", "drawing", "video", "picture"] as const;
/** What somebody is about to do, or what is in their way. */
export const problemTypes = ["choosing", "installation", "commissioning", "operation", "fault", "presentation"] as const;

/** Name of a file in `content/files`, which is the last part of its address. */
export const fileName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/));

const downloadSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  /** Whether it is among the first that the support center offers. */
  top: v.optional(v.boolean()),
  /** Keys of the products it is about; none for all. */
  products: v.array(requiredText),
  documentType: v.picklist(documentTypes),
  /** None for what speaks every language. */
  language: v.optional(v.picklist(languageCodes)),
  resourceType: v.picklist(resourceTypes),
  problemTypes: v.pipe(v.array(v.picklist(problemTypes)), v.minLength(1)),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  date: v.pipe(v.string(), v.isoDate()),
  file: fileName,
  sample: v.optional(v.boolean()),
  ...withFrench({ title: requiredText }),
});

export type DownloadData = v.InferOutput<typeof downloadSchema>;
export type DocumentType = (typeof documentTypes)[number];
export type ResourceType = (typeof resourceTypes)[number];
export type ProblemType = (typeof problemTypes)[number];

/** Files that the company adds; those made of the product data join them in the API's list. */
export const download: Collection = {
  type: "download",
  schema: downloadSchema,
  path: () => "/support-center/downloads",
  position: (data) => (data as DownloadData).order,
  summaryFields: [
    "order",
    "top",
    "products",
    "documentType",
    "language",
    "resourceType",
    "problemTypes",
    "version",
    "date",
    "file",
    "sample",
    "title",
  ],
  files: (data) => ({ file: { kind: "file", name: (data as DownloadData).file } }),
  search: { title: "title", fields: { title: "A" } },
};
