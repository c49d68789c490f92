import type { Subscriber } from "./issue.ts";

/** Message keys for the states of a subscription. */
export const stateNames = {
  pending: "statePending",
  confirmed: "stateConfirmed",
  unsubscribed: "stateUnsubscribed",
} as const satisfies Record<Subscriber["state"], string>;
