import * as v from "valibot";
import * as forms from "#domain/editing/schema";
import { staffRoles } from "#domain/staff/schema";
import { noFields, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;
const maxRows = 100;
const paging = { page: v.optional(wholeNumber(1, 1_000_000), "1"), size: v.optional(wholeNumber(1, maxRows), "25") };

/** Endpoints for entries in all languages. All staff may read them, and change those of their own types and languages. */
export const content = {
  types: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/types",
    summary: "Describes the content types with their fields",
    input: noFields,
    answer: forms.typesAnswer,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type",
    summary: "Lists entries of a type with the state of each language",
    input: v.object({ ...forms.entriesQuery.entries, ...paging }),
    answer: forms.entriesAnswer,
    errorCodes: { notFound: 404 },
  },
  item: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key",
    summary: "Returns an entry in all languages",
    input: forms.entryAddress,
    answer: forms.entryAnswer,
    errorCodes: { notFound: 404 },
  },
  save: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/save",
    summary: "Saves the draft of a language version",
    input: forms.saveInput,
    answer: forms.localizationAnswer,
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
  publish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/publish",
    summary: "Publishes language versions",
    input: forms.publishInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  unpublish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/withdraw",
    summary: "Withdraws language versions",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  republish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/bring-back",
    summary: "Publishes withdrawn language versions again",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  check: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key/check",
    summary: "Checks a language version before publication",
    input: forms.checkQuery,
    answer: forms.checkAnswer,
    errorCodes: { notFound: 404 },
  },
  preview: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/preview",
    summary: "Creates a preview link of a language version, valid for a week",
    input: forms.checkQuery,
    answer: v.object({ path: v.string() }),
    errorCodes: { notFound: 404 },
  },
  cancelSchedule: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/cancel-plan",
    summary: "Cancels the schedule of language versions",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  undo: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/undo",
    summary: "Undoes the last publication, schedule or withdrawal",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  history: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key/history",
    summary: "Lists the revisions of a language version",
    input: v.object({ ...forms.historyQuery.entries, ...paging }),
    answer: forms.historyAnswer,
    errorCodes: {},
  },
  restore: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/restore",
    summary: "Restores a revision as the draft",
    input: forms.restoreInput,
    answer: v.object({ revision: v.number() }),
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
} as const satisfies Record<string, Endpoint>;
