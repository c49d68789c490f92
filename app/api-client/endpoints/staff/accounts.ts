import * as v from "valibot";
import * as forms from "#domain/account/fields";
import { deleteAnswer } from "#domain/account/schema";
import { noData, type Endpoint } from "../endpoint.ts";

const readAccess = { tag: "staff", by: "staff", roles: ["administrator", "support"], method: "GET" } as const;
const writeAccess = { tag: "staff", by: "staff", roles: ["administrator"], needsFreshSecondFactor: true } as const;
const singleAccount = { input: forms.accountIdSchema, errorCodes: { accountUnknown: 400 } } as const;

export const accounts = {
  list: {
    ...readAccess,
    path: "/staff/accounts",
    summary: "A page of the accounts",
    input: forms.accountsQuery,
    answer: forms.accountsAnswer,
    errorCodes: {},
  },
  read: {
    ...readAccess,
    path: "/staff/accounts/:id",
    summary: "One account, with its sessions",
    input: forms.accountIdSchema,
    answer: forms.accountAnswer,
    errorCodes: { accountUnknown: 404 },
  },
  export: {
    ...writeAccess,
    method: "GET",
    path: "/staff/accounts/:id/export",
    summary: "All that the site has of an account, for its owner",
    input: forms.accountIdSchema,
    answer: v.looseObject({}),
    errorCodes: { accountUnknown: 404 },
  },
  service: {
    ...writeAccess,
    method: "POST",
    path: "/staff/accounts/open-api",
    summary: "Activates the Open API service, or ends it",
    input: forms.openApiServiceSchema,
    answer: noData,
    errorCodes: { accountUnknown: 400 },
  },
  endSessions: {
    ...writeAccess,
    ...singleAccount,
    method: "POST",
    path: "/staff/accounts/end-sessions",
    summary: "Logs an account out everywhere",
    answer: noData,
  },
  close: {
    ...writeAccess,
    method: "POST",
    path: "/staff/accounts/close",
    summary: "Closes an account; logging in within two weeks keeps it",
    input: forms.accountIdSchema,
    answer: deleteAnswer,
    errorCodes: { accountUnknown: 400, staffAccount: 400 },
  },
} as const satisfies Record<string, Endpoint>;
