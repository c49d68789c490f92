import * as forms from "#domain/redirects/schema";
import { noData, noFields, type Endpoint } from "../endpoint.ts";

const writers = { tag: "staff", by: "staff", roles: ["administrator", "editor"] } as const;

export const redirects = {
  list: {
    ...writers,
    method: "GET",
    path: "/staff/redirects",
    summary: "Lists redirects",
    input: forms.redirectsQuery,
    answer: forms.redirectsAnswer,
    errorCodes: {},
  },
  missed: {
    ...writers,
    method: "GET",
    path: "/staff/redirects/missed",
    summary: "Lists addresses without a page that visitors requested in the last 30 days",
    input: noFields,
    answer: forms.missedAnswer,
    errorCodes: {},
  },
  save: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/redirects/save",
    summary: "Adds or changes a redirect; requests follow it at once",
    input: forms.redirectForm,
    answer: noData,
    errorCodes: { unknownRedirect: 404 },
  },
  import: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/redirects/import",
    summary: "Imports redirects and reports each wrong row",
    input: forms.redirectImport,
    answer: forms.redirectImportAnswer,
    errorCodes: {},
  },
  remove: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/redirects/remove",
    summary: "Deletes a redirect",
    input: forms.redirectSource,
    answer: noData,
    errorCodes: { unknownRedirect: 404 },
  },
} as const satisfies Record<string, Endpoint>;
