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
    summary: "Lists accounts, by pages",
    input: forms.accountsQuery,
    answer: forms.accountsAnswer,
    errorCodes: {},
  },
  read: {
    ...readAccess,
    path: "/staff/accounts/:id",
    summary: "Returns an account with its sessions",
    input: forms.accountIdSchema,
    answer: forms.accountAnswer,
    errorCodes: { accountUnknown: 404 },
  },
  export: {
    ...writeAccess,
    method: "GET",
    path: "/staff/accounts/:id/export",
    summary: "Exports all data of an account for its owner",
    input: forms.accountIdSchema,
    answer: v.looseObject({}),
    errorCodes: { accountUnknown: 404 },
  },
  service: {
    ...writeAccess,
    method: "POST",
    path: "/staff/accounts/open-api",
    summary: "Activates or deactivates the Open API service",
    input: forms.openApiServiceSchema,
    answer: noData,
    errorCodes: { accountUnknown: 400 },
  },
  endSessions: {
    ...writeAccess,
    ...singleAccount,
    method: "POST",
    path: "/staff/accounts/end-sessions",
    summary: "Ends all sessions of an account",
    answer: noData,
  },
  close: {
    ...writeAccess,
    method: "POST",
    path: "/staff/accounts/close",
    summary: "Closes an account; a login within two weeks cancels it",
    input: forms.accountIdSchema,
    answer: deleteAnswer,
    errorCodes: { accountUnknown: 400, staffAccount: 400 },
  },
} as const satisfies Record<string, Endpoint>;
