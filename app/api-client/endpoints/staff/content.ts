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
    summary: "What each content type is made of",
    input: noFields,
    answer: forms.typesAnswer,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type",
    summary: "Entries of a type with how each edition stands",
    input: v.object({ ...forms.entriesQuery.entries, ...paging }),
    answer: forms.entriesAnswer,
    errorCodes: { notFound: 404 },
  },
  item: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key",
    summary: "An entry in all its languages",
    input: forms.entryAddress,
    answer: forms.entryAnswer,
    errorCodes: { notFound: 404 },
  },
  save: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/save",
    summary: "Keeps work on an edition",
    input: forms.saveInput,
    answer: forms.localizationAnswer,
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
  publish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/publish",
    summary: "Makes editions public",
    input: forms.publishInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  unpublish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/withdraw",
    summary: "Takes editions from the public",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  republish: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/bring-back",
    summary: "Shows withdrawn editions again as they were",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  check: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key/check",
    summary: "What is to be seen to before an edition is published",
    input: forms.checkQuery,
    answer: forms.checkAnswer,
    errorCodes: { notFound: 404 },
  },
  preview: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/preview",
    summary: "A link under which whoever has it sees an edition as it would be published, for a week",
    input: forms.checkQuery,
    answer: v.object({ path: v.string() }),
    errorCodes: { notFound: 404 },
  },
  cancelSchedule: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/cancel-plan",
    summary: "Takes back what is planned of editions",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  undo: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/undo",
    summary: "Puts back what stood before the last publication, plan or withdrawal",
    input: forms.localizationsInput,
    answer: forms.doneAnswer,
    errorCodes: {},
  },
  history: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key/history",
    summary: "What was saved of an edition",
    input: v.object({ ...forms.historyQuery.entries, ...paging }),
    answer: forms.historyAnswer,
    errorCodes: {},
  },
  restore: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/restore",
    summary: "Makes what was saved once the draft",
    input: forms.restoreInput,
    answer: v.object({ revision: v.number() }),
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
} as const satisfies Record<string, Endpoint>;
