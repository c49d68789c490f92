import * as forms from "#domain/editing/schema";
import { siteExamplesAnswer } from "#domain/site-config/fields";
import { staffRoles } from "#domain/staff/schema";
import { noFields, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints across all content types: calendar and example content. */
export const overview = {
  calendar: {
    ...allStaff,
    method: "GET",
    path: "/staff/calendar",
    summary: "What becomes public, changes or ends, and when",
    input: forms.calendarQuery,
    answer: forms.calendarAnswer,
    errorCodes: {},
  },
  examples: {
    ...allStaff,
    method: "GET",
    path: "/staff/samples",
    summary: "The editions that are marked as an example, by pages of their entries",
    input: forms.examplesQuery,
    answer: forms.examplesAnswer,
    errorCodes: {},
  },
  siteExamples: {
    ...allStaff,
    method: "GET",
    path: "/staff/samples/site",
    summary: "What is an example in what each language says about the company",
    input: noFields,
    answer: siteExamplesAnswer,
    errorCodes: {},
  },
  publishExamples: {
    ...allStaff,
    roles: ["administrator"],
    method: "POST",
    path: "/staff/samples",
    summary: "Withdraws the next hundred examples from the public, or brings them back; legal texts stay",
    input: forms.examplesInput,
    answer: forms.examplesStepAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
