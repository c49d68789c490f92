import { reportAnswer, tableAnswer, tableInput, tableQuery } from "#domain/distributors/fields";
import { staffRoles } from "#domain/staff/schema";
import type { Endpoint } from "../endpoint.ts";

const everyMember = { tag: "staff", by: "staff", may: staffRoles } as const;

/** Distributors and installers as a table, taken along and brought in. */
export const distributors = {
  table: {
    ...everyMember,
    method: "GET",
    path: "/staff/distributors",
    summary: "Distributors and installers of a language as a table",
    input: tableQuery,
    answer: tableAnswer,
    refusals: {},
  },
  bring: {
    ...everyMember,
    method: "POST",
    // Below the entries, whose calls may be longer than others.
    path: "/staff/content/distributors/import",
    summary: "Brings a table of distributors and installers in, and says what became of each line",
    input: tableInput,
    answer: reportAnswer,
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
