import * as v from "valibot";
import * as forms from "#domain/editing/schema";
import { staffRoles } from "#domain/staff/schema";
import { noData, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;
const address = forms.entryAddress.entries;
const maxRows = 100;

/** Endpoints that delete, restore, duplicate and rename entries. Staff need the rights for all languages of an entry. */
export const contentLifecycle = {
  uses: {
    ...allStaff,
    method: "GET",
    path: "/staff/content/:type/:key/uses",
    summary: "Returns where an entry is public and which entries link to it",
    input: forms.entryAddress,
    answer: forms.usesAnswer,
    errorCodes: { notFound: 404 },
  },
  delete: {
    ...allStaff,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/content/delete",
    summary: "Moves an entry, or one of its languages, to the trash",
    input: forms.deleteInput,
    answer: v.object({ id: v.string() }),
    errorCodes: { notFound: 404, pageIsFixed: 400 },
  },
  duplicate: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/duplicate",
    summary: "Copies an entry in all languages to drafts",
    input: forms.entryAddress,
    answer: v.object(address),
    errorCodes: { notFound: 404 },
  },
  changeKey: {
    ...allStaff,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/content/change-slug",
    summary: "Changes the slug of an entry; the former address redirects",
    input: forms.changeKeyInput,
    answer: v.object({ ...address, references: v.number() }),
    errorCodes: { notFound: 404 },
  },
  suggestKey: {
    ...allStaff,
    method: "GET",
    path: "/staff/slug-suggestion",
    summary: "Suggests a free slug for a title",
    input: forms.keySuggestionQuery,
    answer: v.object({ key: v.string() }),
    errorCodes: {},
  },
  trash: {
    ...allStaff,
    method: "GET",
    path: "/staff/trash",
    summary: "Lists deleted entries that can be restored",
    input: v.object({ page: v.optional(wholeNumber(1, 10_000), "1"), size: v.optional(wholeNumber(1, maxRows), "25") }),
    answer: forms.trashAnswer,
    errorCodes: {},
  },
  restoreTrash: {
    ...allStaff,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/trash/restore",
    summary: "Restores a deleted entry",
    input: forms.trashInput,
    answer: forms.restoredAnswer,
    errorCodes: { notFound: 404 },
  },
  deleteTrash: {
    ...allStaff,
    roles: ["administrator"],
    method: "POST",
    path: "/staff/trash/delete",
    summary: "Deletes an entry of the trash for good",
    input: forms.trashInput,
    answer: noData,
    errorCodes: { notFound: 404 },
  },
} as const satisfies Record<string, Endpoint>;
