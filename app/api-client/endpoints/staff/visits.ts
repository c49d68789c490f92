import { staffRoles } from "#domain/staff/schema";
import { countsAnswer, countsQuery, visitsAnswer, visitsQuery, vitalsAnswer } from "#domain/visits/fields";
import type { Endpoint } from "../endpoint.ts";

const everyRole = { tag: "staff", by: "staff", may: staffRoles, method: "GET" } as const;

/** What people look for: counts alone, of days that are over. */
export const visits = {
  read: {
    ...everyRole,
    path: "/staff/visits",
    summary: "What was seen and done in a period, beside as many days before it",
    input: visitsQuery,
    answer: visitsAnswer,
    refusals: {},
  },
  list: {
    ...everyRole,
    path: "/staff/visits/list",
    summary: "Every subject of a measure, the most frequent first",
    input: countsQuery,
    answer: countsAnswer,
    refusals: {},
  },
  vitals: {
    ...everyRole,
    path: "/staff/visits/vitals",
    summary: "How fast pages were there, answered and lay still, by page and device, beside as many days before",
    input: visitsQuery,
    answer: vitalsAnswer,
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
