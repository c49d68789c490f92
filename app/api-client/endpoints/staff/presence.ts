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
    summary: "Reports an open editor and returns the other editors of the entry",
    input: forms.presenceInput,
    answer: forms.presentAnswer,
    errorCodes: {},
  },
  leave: {
    ...allStaff,
    isPolled: true,
    method: "POST",
    path: "/staff/presence/leave",
    summary: "Reports a closed editor",
    input: forms.entryAddress,
    answer: noData,
    errorCodes: {},
  },
  list: {
    ...allStaff,
    isPolled: true,
    method: "GET",
    path: "/staff/presence/:type",
    summary: "Lists the editors who have entries of a type open",
    input: v.pick(forms.entryAddress, ["type"]),
    answer: forms.presentAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
