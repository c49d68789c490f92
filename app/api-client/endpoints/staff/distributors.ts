import { reportAnswer, tableAnswer, tableInput, tableQuery } from "#domain/distributors/schema";
import { staffRoles } from "#domain/staff/schema";
import type { Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

export const distributors = {
  exportTable: {
    ...allStaff,
    method: "GET",
    path: "/staff/distributors",
    summary: "Exports distributors and installers of a language as a table",
    input: tableQuery,
    answer: tableAnswer,
    errorCodes: {},
  },
  importTable: {
    ...allStaff,
    needsPublishRight: true,
    method: "POST",
    // Path below the entries, which have a longer time limit.
    path: "/staff/content/distributors/import",
    summary: "Imports a table of distributors and installers and reports the result of each row",
    input: tableInput,
    answer: reportAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
