import { exportAnswer, exportQuery, importAnswer, importInput } from "#domain/translation/schema";
import { staffRoles } from "#domain/staff/schema";
import type { Endpoint } from "../endpoint.ts";

const everyMember = { tag: "staff", by: "staff", may: staffRoles } as const;

/** Texts that translation agencies take along and bring back, as XLIFF 1.2. */
export const agencies = {
  take: {
    ...everyMember,
    method: "GET",
    path: "/staff/translation",
    summary: "Texts of entries as a file for translators",
    input: exportQuery,
    answer: exportAnswer,
    refusals: { notFound: 404 },
  },
  bring: {
    ...everyMember,
    method: "POST",
    // Below the entries, whose calls may be longer than others.
    path: "/staff/content/translation/import",
    summary: "Keeps what a translated file holds as drafts, and says what became of each entry",
    input: importInput,
    answer: importAnswer,
    refusals: { xliffUnreadable: 400 },
  },
} as const satisfies Record<string, Endpoint>;
