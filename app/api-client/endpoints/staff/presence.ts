import * as v from "valibot";
import * as forms from "#domain/editing/schema";
import { staffRoles } from "#domain/staff/schema";
import { noData, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints that show which staff users have an entry open. */
export const presence = {
  enter: {
    ...allStaff,
    isPolled: true,
    method: "POST",
    path: "/staff/presence",
    summary: "Says that an entry's editor is open, and hears who else is in it",
    input: forms.presenceInput,
    answer: forms.presentAnswer,
    errorCodes: {},
  },
  leave: {
    ...allStaff,
    isPolled: true,
    method: "POST",
    path: "/staff/presence/leave",
    summary: "Says that it was closed",
    input: forms.entryAddress,
    answer: noData,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    isPolled: true,
    method: "GET",
    path: "/staff/presence/:type",
    summary: "Who else is in entries of a type",
    input: v.pick(forms.entryAddress, ["type"]),
    answer: forms.presentAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
