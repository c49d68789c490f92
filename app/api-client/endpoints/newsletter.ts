import { confirmationSchema, subscriptionSchema, unsubscriptionSchema } from "#domain/newsletter/schema";
import { nothing, type Endpoint } from "./endpoint.ts";

export const newsletter = {
  subscribe: {
    method: "POST",
    path: "/newsletter/subscribe",
    tag: "newsletter",
    by: "everybody",
    summary: "Enters an address for the newsletter, which its owner then confirms by email",
    input: subscriptionSchema,
    answer: nothing,
    refusals: {},
  },
  confirm: {
    method: "POST",
    path: "/newsletter/confirm",
    tag: "newsletter",
    by: "everybody",
    summary: "Confirms an address by the token that was mailed there",
    input: confirmationSchema,
    answer: nothing,
    refusals: {},
  },
  unsubscribe: {
    method: "POST",
    path: "/newsletter/unsubscribe",
    tag: "newsletter",
    by: "everybody",
    summary: "Ends a subscription by one click (RFC 8058)",
    input: unsubscriptionSchema,
    form: { "List-Unsubscribe": "One-Click" },
    answer: nothing,
    refusals: { linkExpired: 400 },
  },
} as const satisfies Record<string, Endpoint>;
