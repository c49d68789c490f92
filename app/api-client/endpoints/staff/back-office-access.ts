import * as forms from "#domain/staff/schema";
import { noFields, noData, type Endpoint } from "../endpoint.ts";

const codeErrors = { wrongCode: 400, notStaff: 403 } as const;

/** Endpoints for access to the back office: invitations and the second factor. */
export const backOfficeAccess = {
  readInvitation: {
    method: "POST",
    path: "/staff/join/read",
    tag: "staff",
    by: "everybody",
    summary: "Returns an invitation by its token",
    input: forms.tokenSchema,
    answer: forms.invitationAnswer,
    errorCodes: { linkExpired: 400 },
  },
  acceptInvitation: {
    method: "POST",
    path: "/staff/join",
    tag: "staff",
    by: "everybody",
    summary: "Accepts an invitation with a new account",
    input: forms.acceptInvitationSchema,
    answer: noData,
    errorCodes: { linkExpired: 400 },
  },
  acceptInvitationWithAccount: {
    method: "POST",
    path: "/staff/join/account",
    tag: "staff",
    by: "everybody",
    summary: "Accepts an invitation with the existing account of its address",
    input: forms.tokenSchema,
    answer: noData,
    errorCodes: { linkExpired: 400 },
  },
  secondFactor: {
    method: "GET",
    path: "/staff/second-factor",
    tag: "staff",
    by: "account",
    summary: "Returns whether a second factor is set up",
    input: noFields,
    answer: forms.secondFactorAnswer,
    errorCodes: { notStaff: 403 },
  },
  begin: {
    method: "POST",
    path: "/staff/second-factor/begin",
    tag: "staff",
    by: "account",
    summary: "Returns a secret for an authenticator app",
    input: noFields,
    answer: forms.secondFactorSetupAnswer,
    errorCodes: { secondFactorSetUp: 400, notStaff: 403 },
  },
  confirm: {
    method: "POST",
    path: "/staff/second-factor/confirm",
    tag: "staff",
    by: "account",
    summary: "Confirms the second factor with its first code",
    input: forms.codeSchema,
    answer: forms.recoveryCodesAnswer,
    errorCodes: codeErrors,
  },
  prove: {
    method: "POST",
    path: "/staff/second-factor/prove",
    tag: "staff",
    by: "account",
    summary: "Proves the second factor in this session",
    input: forms.codeSchema,
    answer: noData,
    errorCodes: codeErrors,
  },
} as const satisfies Record<string, Endpoint>;
