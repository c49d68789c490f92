import * as forms from "#domain/security-log/schema";
import { staffRoles } from "#domain/staff/schema";
import type { Endpoint } from "../endpoint.ts";

export const security = {
  log: {
    tag: "staff",
    by: "staff",
    roles: ["administrator"],
    method: "GET",
    path: "/staff/security-log",
    summary: "Lists logins, changed credentials and rejected requests, by pages",
    input: forms.securityLogQuery,
    answer: forms.securityLogAnswer,
    errorCodes: {},
  },
  export: {
    tag: "staff",
    by: "staff",
    roles: ["administrator"],
    needsFreshSecondFactor: true,
    method: "GET",
    path: "/staff/security-log/export",
    summary: "Exports the newest 10,000 events",
    input: forms.securityExportQuery,
    answer: forms.securityLogAnswer,
    errorCodes: {},
  },
  signIns: {
    tag: "staff",
    by: "staff",
    roles: staffRoles,
    method: "GET",
    path: "/staff/sign-ins",
    summary: "Lists sign-ins and failed attempts of the user's account, by pages",
    input: forms.signInsQuery,
    answer: forms.signInsAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
