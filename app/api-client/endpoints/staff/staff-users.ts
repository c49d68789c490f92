import { auditLogAnswer, auditLogQuery } from "#domain/audit/schema";
import * as forms from "#domain/staff/schema";
import { noFields, noData, type Endpoint } from "../endpoint.ts";

const administrators = { tag: "staff", by: "staff", roles: ["administrator"] } as const;

/** Endpoints for staff users: roles, invitations and the audit log. */
export const staffUsers = {
  me: {
    method: "GET",
    path: "/staff/me",
    tag: "staff",
    by: "staff",
    roles: forms.staffRoles,
    isPolled: true,
    summary: "Who is logged in, and what they may do",
    input: noFields,
    answer: forms.currentStaffUserAnswer,
    errorCodes: {},
  },
  list: {
    ...administrators,
    method: "GET",
    path: "/staff/people",
    summary: "Members of staff, and who is invited",
    input: noFields,
    answer: forms.staffUsersAnswer,
    errorCodes: {},
  },
  invite: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/invite",
    summary: "Mails a one-time link",
    input: forms.invitationSchema,
    answer: noData,
    errorCodes: { staffAlready: 400 },
  },
  withdrawInvitation: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/withdraw-invitation",
    summary: "Makes the link of an invitation void",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: {},
  },
  change: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/change",
    summary: "Gives a member another role or other languages",
    input: forms.staffUserSchema,
    answer: noData,
    errorCodes: { unknownMember: 400, lastAdministrator: 400 },
  },
  remove: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/remove",
    summary: "Takes a member's access away at once",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: { unknownMember: 400, lastAdministrator: 400 },
  },
  resetSecondFactor: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/reset-second-factor",
    summary: "Lets a member set up a new second factor",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: { unknownMember: 400 },
  },
  auditLog: {
    ...administrators,
    method: "GET",
    path: "/staff/acts",
    summary: "What was done, by whom",
    input: auditLogQuery,
    answer: auditLogAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
