import type { Subscriber } from "./issue.ts";

/** What the states of a subscription are called. */
export const stateNames = {
  pending: "statePending",
  confirmed: "stateConfirmed",
  unsubscribed: "stateUnsubscribed",
} as const satisfies Record<Subscriber["state"], string>;
