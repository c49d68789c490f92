import { blockedTagSchema, consentSchema, consentAnswer } from "#domain/consent/fields";
import { visitSchema } from "#domain/visits/fields";
import { noData, type Endpoint } from "./endpoint.ts";

export const consent = {
  choose: {
    method: "POST",
    path: "/consent",
    tag: "consent",
    by: "everybody",
    summary: "Stores a choice about cookies in a cookie and as a record of consent",
    input: consentSchema,
    answer: consentAnswer,
    errorCodes: {},
  },
  visit: {
    method: "POST",
    path: "/visit",
    tag: "visits",
    by: "everybody",
    summary: "Records a visit; only with consent to statistics",
    input: visitSchema,
    answer: noData,
    errorCodes: { consentRequired: 403 },
  },
  blockedTag: {
    method: "POST",
    path: "/blocked-tag",
    tag: "consent",
    by: "everybody",
    summary: "Reports that the policy of a page blocked a tag; only with consent to statistics or marketing",
    input: blockedTagSchema,
    answer: noData,
    errorCodes: { consentRequired: 403 },
  },
} as const satisfies Record<string, Endpoint>;
