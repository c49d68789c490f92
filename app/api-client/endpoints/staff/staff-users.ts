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
    summary: "Returns the current staff user with role and languages",
    input: noFields,
    answer: forms.currentStaffUserAnswer,
    errorCodes: {},
  },
  list: {
    ...administrators,
    method: "GET",
    path: "/staff/people",
    summary: "Lists staff users and invitations",
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
    summary: "Revokes an invitation",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: {},
  },
  change: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/change",
    summary: "Changes role and languages of a user",
    input: forms.staffUserSchema,
    answer: noData,
    errorCodes: { unknownMember: 400, lastAdministrator: 400 },
  },
  remove: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/remove",
    summary: "Removes a staff user and ends the sessions",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: { unknownMember: 400, lastAdministrator: 400 },
  },
  resetSecondFactor: {
    ...administrators,
    needsFreshSecondFactor: true,
    method: "POST",
    path: "/staff/people/reset-second-factor",
    summary: "Resets the second factor of a user",
    input: forms.staffUserIdSchema,
    answer: noData,
    errorCodes: { unknownMember: 400 },
  },
  auditLog: {
    ...administrators,
    method: "GET",
    path: "/staff/acts",
    summary: "Lists the audit log, by pages",
    input: auditLogQuery,
    answer: auditLogAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
