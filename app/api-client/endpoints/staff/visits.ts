import { staffRoles } from "#domain/staff/schema";
import { countsAnswer, countsQuery, visitsAnswer, visitsQuery, vitalsAnswer } from "#domain/visits/fields";
import type { Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles, method: "GET" } as const;

/** Endpoints for analytics: daily counts of past days, without personal data. */
export const visits = {
  read: {
    ...allStaff,
    path: "/staff/visits",
    summary: "Returns analytics of a period, compared with the period before",
    input: visitsQuery,
    answer: visitsAnswer,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    path: "/staff/visits/list",
    summary: "Lists all subjects of a measure, most frequent first",
    input: countsQuery,
    answer: countsAnswer,
    errorCodes: {},
  },
  vitals: {
    ...allStaff,
    path: "/staff/visits/vitals",
    summary: "Returns web vitals by page and device, compared with the period before",
    input: visitsQuery,
    answer: vitalsAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
