import * as v from "valibot";
import * as forms from "#domain/media/fields";
import { noData, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";
import { uploadErrors } from "./upload-errors.ts";

const libraryManagers = { tag: "staff", by: "staff", roles: ["administrator", "productManager"] } as const;
const writers = { tag: "staff", by: "staff", roles: ["administrator", "productManager", "editor"] } as const;
const { unknownKind: _, ...contentErrors } = uploadErrors;
const mediaErrors = { ...contentErrors, unknownMediaKind: 400 } as const;
const maxRows = 100;
const paging = { page: v.optional(wholeNumber(1, 1_000_000), "1"), size: v.optional(wholeNumber(1, maxRows), "24") };

export const media = {
  list: {
    ...writers,
    method: "GET",
    path: "/staff/media",
    summary: "Lists images and files of the media library, by pages",
    input: v.object({ ...forms.mediaQuery, ...paging }),
    answer: forms.mediaListAnswer,
    errorCodes: {},
  },
  read: {
    ...writers,
    method: "GET",
    path: "/staff/media/:name",
    summary: "Returns an image or file with its uses and versions",
    input: forms.mediaName,
    answer: forms.mediaAnswer,
    errorCodes: { unknownMedia: 404 },
  },
  upload: {
    ...writers,
    method: "POST",
    isUpload: true,
    path: "/staff/media/upload",
    summary: "Uploads an image or file",
    input: forms.mediaName,
    answer: forms.uploadedAnswer,
    errorCodes: { ...mediaErrors, wrongEnding: 400, nameTaken: 400 },
  },
  replace: {
    ...libraryManagers,
    needsPublishRight: true,
    method: "POST",
    isUpload: true,
    path: "/staff/media/replace",
    summary: "Replaces an image or file and stores the old one as a version",
    input: forms.mediaName,
    answer: forms.replacedAnswer,
    errorCodes: { ...mediaErrors, unknownMedia: 404, otherKind: 400 },
  },
  describe: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/media/describe",
    summary: "Saves alt text and focus of an image",
    input: forms.describeInput,
    answer: noData,
    errorCodes: { unknownMedia: 404, savedSince: 400 },
  },
  remove: {
    ...libraryManagers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/media/remove",
    summary: "Deletes an image or file that nothing refers to",
    input: forms.mediaName,
    answer: noData,
    errorCodes: { unknownMedia: 404, mediaInUse: 400 },
  },
} as const satisfies Record<string, Endpoint>;
