import { confirmationSchema, subscriptionSchema, unsubscriptionSchema } from "#domain/newsletter/schema";
import { noData, type Endpoint } from "./endpoint.ts";

export const newsletter = {
  subscribe: {
    method: "POST",
    path: "/newsletter/subscribe",
    tag: "newsletter",
    by: "everybody",
    summary: "Subscribes an email address to the newsletter once its owner has confirmed it by email",
    input: subscriptionSchema,
    answer: noData,
    errorCodes: {},
  },
  confirm: {
    method: "POST",
    path: "/newsletter/confirm",
    tag: "newsletter",
    by: "everybody",
    summary: "Confirms an email address with the token sent to it",
    input: confirmationSchema,
    answer: noData,
    errorCodes: {},
  },
  unsubscribe: {
    method: "POST",
    path: "/newsletter/unsubscribe",
    tag: "newsletter",
    by: "everybody",
    summary: "Ends a subscription with one click (RFC 8058)",
    input: unsubscriptionSchema,
    form: { "List-Unsubscribe": "One-Click" },
    answer: noData,
    errorCodes: { linkExpired: 400 },
  },
} as const satisfies Record<string, Endpoint>;
