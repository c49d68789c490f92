import * as forms from "#domain/editing/schema";
import { launchAnswer } from "#domain/launch/schema";
import { siteExamplesAnswer } from "#domain/site-config/fields";
import { staffRoles } from "#domain/staff/schema";
import { noData, noFields, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints across all content types: calendar, expiring certificates and example content. */
export const overview = {
  calendar: {
    ...allStaff,
    method: "GET",
    path: "/staff/calendar",
    summary: "Lists scheduled publications, changes and withdrawals",
    input: forms.calendarQuery,
    answer: forms.calendarAnswer,
    errorCodes: {},
  },
  expiring: {
    ...allStaff,
    method: "GET",
    path: "/staff/expiring",
    summary: "Lists certificates that run out within 90 days or have run out",
    input: noFields,
    answer: forms.expiringAnswer,
    errorCodes: {},
  },
  examples: {
    ...allStaff,
    method: "GET",
    path: "/staff/samples",
    summary: "Lists language versions that are marked as example content, by pages",
    input: forms.examplesQuery,
    answer: forms.examplesAnswer,
    errorCodes: {},
  },
  launch: {
    ...allStaff,
    method: "GET",
    path: "/staff/launch",
    summary: "Lists what is still an example or missing before launch, most important first",
    input: noFields,
    answer: launchAnswer,
    errorCodes: {},
  },
  siteExamples: {
    ...allStaff,
    method: "GET",
    path: "/staff/samples/site",
    summary: "Lists example values in the company data of each language",
    input: noFields,
    answer: siteExamplesAnswer,
    errorCodes: {},
  },
  setExamplesHidden: {
    ...allStaff,
    roles: ["administrator"],
    method: "POST",
    path: "/staff/samples",
    summary: "Hides all examples from visitors or shows them again; legal texts stay public",
    input: forms.hideExamplesInput,
    answer: noData,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
