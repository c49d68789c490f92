import * as v from "valibot";
import * as forms from "#domain/editing/schema";
import { staffRoles } from "#domain/staff/schema";
import { nothing, type Endpoint } from "../endpoint.ts";

const everyMember = { tag: "staff", by: "staff", may: staffRoles } as const;

/** Who has an entry's editor open at this moment. */
export const presence = {
  be: {
    ...everyMember,
    byItself: true,
    method: "POST",
    path: "/staff/presence",
    summary: "Says that an entry's editor is open, and hears who else is in it",
    input: forms.presenceInput,
    answer: forms.presentAnswer,
    refusals: {},
  },
  leave: {
    ...everyMember,
    byItself: true,
    method: "POST",
    path: "/staff/presence/leave",
    summary: "Says that it was closed",
    input: forms.entryAddress,
    answer: nothing,
    refusals: {},
  },
  list: {
    ...everyMember,
    byItself: true,
    method: "GET",
    path: "/staff/presence/:type",
    summary: "Who else is in entries of a type",
    input: v.pick(forms.entryAddress, ["type"]),
    answer: forms.presentAnswer,
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
