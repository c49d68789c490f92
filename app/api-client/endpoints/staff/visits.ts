import { staffRoles } from "#domain/staff/schema";
import { countsAnswer, countsQuery, visitsAnswer, visitsQuery, vitalsAnswer } from "#domain/visits/fields";
import type { Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles, method: "GET" } as const;

/** Endpoints for analytics: daily counts of past days, without personal data. */
export const visits = {
  read: {
    ...allStaff,
    path: "/staff/visits",
    summary: "What was seen and done in a period, beside as many days before it",
    input: visitsQuery,
    answer: visitsAnswer,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    path: "/staff/visits/list",
    summary: "Every subject of a measure, the most frequent first",
    input: countsQuery,
    answer: countsAnswer,
    errorCodes: {},
  },
  vitals: {
    ...allStaff,
    path: "/staff/visits/vitals",
    summary: "How fast pages were there, answered and lay still, by page and device, beside as many days before",
    input: visitsQuery,
    answer: vitalsAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
