import { actsAnswer, actsQuery } from "#domain/audit/schema";
import * as forms from "#domain/staff/schema";
import { noFields, nothing, type Endpoint } from "../endpoint.ts";

const administrators = { tag: "staff", by: "staff", may: ["administrator"] } as const;

/** Endpoints for staff users: roles, invitations and the audit log. */
export const people = {
  me: {
    method: "GET",
    path: "/staff/me",
    tag: "staff",
    by: "staff",
    may: forms.staffRoles,
    byItself: true,
    summary: "Who is logged in, and what they may do",
    input: noFields,
    answer: forms.meAnswer,
    refusals: {},
  },
  list: {
    ...administrators,
    method: "GET",
    path: "/staff/people",
    summary: "Members of staff, and who is invited",
    input: noFields,
    answer: forms.peopleAnswer,
    refusals: {},
  },
  invite: {
    ...administrators,
    isFresh: true,
    method: "POST",
    path: "/staff/people/invite",
    summary: "Mails a one-time link",
    input: forms.invitationSchema,
    answer: nothing,
    refusals: { staffAlready: 400 },
  },
  withdrawInvitation: {
    ...administrators,
    isFresh: true,
    method: "POST",
    path: "/staff/people/withdraw-invitation",
    summary: "Makes the link of an invitation void",
    input: forms.memberIdSchema,
    answer: nothing,
    refusals: {},
  },
  change: {
    ...administrators,
    isFresh: true,
    method: "POST",
    path: "/staff/people/change",
    summary: "Gives a member another role or other languages",
    input: forms.memberSchema,
    answer: nothing,
    refusals: { unknownMember: 400, lastAdministrator: 400 },
  },
  remove: {
    ...administrators,
    isFresh: true,
    method: "POST",
    path: "/staff/people/remove",
    summary: "Takes a member's access away at once",
    input: forms.memberIdSchema,
    answer: nothing,
    refusals: { unknownMember: 400, lastAdministrator: 400 },
  },
  resetSecondFactor: {
    ...administrators,
    isFresh: true,
    method: "POST",
    path: "/staff/people/reset-second-factor",
    summary: "Lets a member set up a new second factor",
    input: forms.memberIdSchema,
    answer: nothing,
    refusals: { unknownMember: 400 },
  },
  acts: {
    ...administrators,
    method: "GET",
    path: "/staff/acts",
    summary: "What was done, by whom",
    input: actsQuery,
    answer: actsAnswer,
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
