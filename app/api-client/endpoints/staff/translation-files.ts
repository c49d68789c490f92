import { exportAnswer, exportQuery, importAnswer, importInput } from "#domain/translation/schema";
import { staffRoles } from "#domain/staff/schema";
import type { Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints that export texts to translation agencies and import their translations, as XLIFF. */
export const translationFiles = {
  exportTexts: {
    ...allStaff,
    method: "GET",
    path: "/staff/translation",
    summary: "Exports texts of entries as a translation file",
    input: exportQuery,
    answer: exportAnswer,
    errorCodes: { notFound: 404 },
  },
  importTranslations: {
    ...allStaff,
    method: "POST",
    // Path below the entries, which have a longer time limit.
    path: "/staff/content/translation/import",
    summary: "Imports a translation file as drafts and reports the result of each entry",
    input: importInput,
    answer: importAnswer,
    errorCodes: { xliffUnreadable: 400 },
  },
} as const satisfies Record<string, Endpoint>;
