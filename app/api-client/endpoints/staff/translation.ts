import * as v from "valibot";
import * as forms from "#domain/editing/schema";
import { staffRoles } from "#domain/staff/schema";
import { machineDraftAnswer, machineDraftInput } from "#domain/translation/schema";
import { noFields, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;
const saved = v.object({ revision: v.number() });

/** Endpoints for translation: progress, copying between languages, stale fields and shared fields. */
export const translation = {
  progress: {
    ...allStaff,
    method: "GET",
    path: "/staff/progress",
    summary: "Counts translated entries by type and language",
    input: noFields,
    answer: forms.progressAnswer,
    errorCodes: {},
  },
  copy: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/copy",
    summary: "Copies fields of another language into a draft",
    input: forms.copyInput,
    answer: saved,
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
  markUpToDate: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/tick-off",
    summary: "Marks fields of a translation as up to date",
    input: forms.upToDateInput,
    answer: v.object({ fields: v.array(v.string()) }),
    errorCodes: {},
  },
  draftByMachine: {
    ...allStaff,
    roles: ["administrator", "editor"],
    method: "POST",
    path: "/staff/content/draft-by-machine",
    summary: "Drafts empty and stale fields of a language version by machine translation",
    input: machineDraftInput,
    answer: machineDraftAnswer,
    errorCodes: {
      notFound: 404,
      savedSince: 400,
      translationOff: 400,
      nothingToTranslate: 400,
      tooLongToTranslate: 400,
      translationUnreachable: 400,
      translationBusy: 400,
      translationRefused: 400,
      translationUnusable: 400,
    },
    errorData: forms.savedSince,
  },
  markReviewed: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/mark-reviewed",
    summary: "Marks fields that were translated by machine as reviewed",
    input: forms.upToDateInput,
    answer: v.object({ fields: v.array(v.string()) }),
    errorCodes: {},
  },
  saveShared: {
    ...allStaff,
    method: "POST",
    path: "/staff/content/save-shared",
    summary: "Saves the draft of the shared fields of an entry",
    input: forms.sharedInput,
    answer: forms.sharedAnswer,
    errorCodes: { notFound: 404, savedSince: 400 },
    errorData: forms.savedSince,
  },
  publishShared: {
    ...allStaff,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/content/publish-shared",
    summary: "Publishes the draft of the shared fields in every language",
    input: forms.publishSharedInput,
    answer: saved,
    errorCodes: { notFound: 404, savedSince: 400, nothingToPublish: 400, invalidData: 400, missingFiles: 400 },
  },
} as const satisfies Record<string, Endpoint>;
