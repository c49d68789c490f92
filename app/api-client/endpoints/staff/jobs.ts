import * as forms from "#domain/jobs/schema";
import { noFields, type Endpoint } from "../endpoint.ts";

const administrators = { tag: "staff", by: "staff", roles: ["administrator"] } as const;

export const jobs = {
  list: {
    ...administrators,
    method: "GET",
    path: "/staff/jobs",
    summary: "Lists overdue, retried and failed jobs, by pages",
    input: forms.jobsQuery,
    answer: forms.jobsAnswer,
    errorCodes: {},
  },
  overview: {
    ...administrators,
    method: "GET",
    path: "/staff/jobs/overview",
    isPolled: true,
    summary: "Counts the jobs of each queue and reports whether mail is delayed",
    input: noFields,
    answer: forms.jobsOverviewAnswer,
    errorCodes: {},
  },
  retry: {
    ...administrators,
    method: "POST",
    path: "/staff/jobs/retry",
    summary: "Retries jobs immediately with all their attempts",
    input: forms.jobsInput,
    answer: forms.jobsChangedAnswer,
    errorCodes: { jobsGone: 400 },
  },
  discard: {
    ...administrators,
    method: "POST",
    path: "/staff/jobs/discard",
    summary: "Discards jobs",
    input: forms.jobsInput,
    answer: forms.jobsChangedAnswer,
    errorCodes: { jobsGone: 400 },
  },
} as const satisfies Record<string, Endpoint>;
