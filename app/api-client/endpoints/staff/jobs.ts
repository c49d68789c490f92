import * as forms from "#domain/jobs/schema";
import { noFields, type Endpoint } from "../endpoint.ts";

const administrators = { tag: "staff", by: "staff", roles: ["administrator"] } as const;

export const jobs = {
  list: {
    ...administrators,
    method: "GET",
    path: "/staff/jobs",
    summary: "Jobs that wait too long, are retried or failed for good, by pages",
    input: forms.jobsQuery,
    answer: forms.jobsAnswer,
    errorCodes: {},
  },
  overview: {
    ...administrators,
    method: "GET",
    path: "/staff/jobs/overview",
    isPolled: true,
    summary: "How many of them each queue has, and whether mail is delayed",
    input: noFields,
    answer: forms.jobsOverviewAnswer,
    errorCodes: {},
  },
  retry: {
    ...administrators,
    method: "POST",
    path: "/staff/jobs/retry",
    summary: "Makes jobs due at once, with all their tries",
    input: forms.jobsInput,
    answer: forms.jobsChangedAnswer,
    errorCodes: { jobsGone: 400 },
  },
  discard: {
    ...administrators,
    method: "POST",
    path: "/staff/jobs/discard",
    summary: "Removes jobs that are not to be done any more",
    input: forms.jobsInput,
    answer: forms.jobsChangedAnswer,
    errorCodes: { jobsGone: 400 },
  },
} as const satisfies Record<string, Endpoint>;
