import * as v from "valibot";
import * as forms from "#domain/media/fields";
import { noData, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";
import { uploadErrors } from "./upload-errors.ts";

const libraryManagers = { tag: "staff", by: "staff", roles: ["administrator", "productManager"] } as const;
const writers = { tag: "staff", by: "staff", roles: ["administrator", "productManager", "editor"] } as const;
const maxRows = 100;
const paging = { page: v.optional(wholeNumber(1, 1_000_000), "1"), size: v.optional(wholeNumber(1, maxRows), "24") };

export const media = {
  list: {
    ...writers,
    method: "GET",
    path: "/staff/media",
    summary: "A page of the pictures and files",
    input: v.object({ ...forms.mediaQuery, ...paging }),
    answer: forms.mediaListAnswer,
    errorCodes: {},
  },
  read: {
    ...writers,
    method: "GET",
    path: "/staff/media/:name",
    summary: "A picture or file with where it is used and what it was",
    input: forms.mediaName,
    answer: forms.mediaAnswer,
    errorCodes: { unknownMedia: 404 },
  },
  upload: {
    ...writers,
    method: "POST",
    isUpload: true,
    path: "/staff/media/upload",
    summary: "Takes a picture or file in, under the name that follows from its own",
    input: forms.mediaName,
    answer: forms.uploadedAnswer,
    errorCodes: { ...uploadErrors, wrongEnding: 400, nameTaken: 400 },
  },
  replace: {
    ...libraryManagers,
    method: "POST",
    isUpload: true,
    path: "/staff/media/replace",
    summary: "Shows something else under a name; what was there stays among its versions",
    input: forms.mediaName,
    answer: forms.replacedAnswer,
    errorCodes: { ...uploadErrors, unknownMedia: 404, otherKind: 400 },
  },
  describe: {
    ...writers,
    method: "POST",
    path: "/staff/media/describe",
    summary: "Says what is to be seen on a picture, and what of it is never cut off",
    input: forms.describeInput,
    answer: noData,
    errorCodes: { unknownMedia: 404, savedSince: 400 },
  },
  remove: {
    ...libraryManagers,
    method: "POST",
    path: "/staff/media/remove",
    summary: "Takes a picture or file away for good, where nothing names it",
    input: forms.mediaName,
    answer: noData,
    errorCodes: { unknownMedia: 404, mediaInUse: 400 },
  },
} as const satisfies Record<string, Endpoint>;
