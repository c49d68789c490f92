import * as v from "valibot";
import * as answers from "#domain/webhooks/schema";
import { listOf } from "#domain/sandbox/schema";
import type { Reason } from "#i18n/messages/index.ts";
import { noFields, type Endpoint } from "./endpoint.ts";
import { cursorPaging } from "./sandbox.ts";

const withKey = { tag: "webhooks", by: "key" } as const;
const reads = { method: "GET", ...withKey, scope: "read" } as const;
const changes = { method: "POST", ...withKey, scope: "control" } as const;
const id = { id: v.string() };
const state = v.optional(v.picklist(answers.deliveryStates, "unknownChoice" satisfies Reason));
const registrationErrors = { webhookAddress: 400, webhookNotPublic: 400, tooManyWebhooks: 400, openApiDeactivated: 403 } as const;
const ofAccount = { tag: "open-api", by: "account" } as const;
const deliveries = listOf(answers.deliveryAnswer);

/** Endpoints for webhooks, which receive the events of the sandbox. */
export const webhooks = {
  list: {
    ...reads,
    path: "/v1/webhooks",
    summary: "Lists the account's webhooks",
    input: v.object(cursorPaging("50", 100)),
    answer: listOf(answers.webhookAnswer),
    errorCodes: {},
  },
  register: {
    ...changes,
    path: "/v1/webhooks",
    summary: `Registers an https address, or the test receiver ${answers.testReceiverUrl}, for events; only this response contains the secret`,
    input: answers.webhookInput,
    answer: answers.newWebhookAnswer,
    errorCodes: registrationErrors,
  },
  remove: {
    ...changes,
    path: "/v1/webhooks/:id/remove",
    summary: "Removes a webhook and its deliveries",
    input: v.object(id),
    answer: answers.removedAnswer,
    errorCodes: { notFound: 404 },
  },
  ping: {
    ...changes,
    path: "/v1/webhooks/:id/ping",
    summary: "Sends a ping event to a webhook",
    input: v.object(id),
    answer: answers.deliveryAnswer,
    errorCodes: { notFound: 404, webhookEnded: 400 },
  },
  deliveries: {
    ...reads,
    path: "/v1/webhooks/:id/deliveries",
    summary: "Lists the deliveries of a webhook in the last 30 days, newest first",
    input: v.object({ ...id, state, ...cursorPaging("50", 100) }),
    answer: deliveries,
    errorCodes: {},
  },
  replay: {
    ...changes,
    path: "/v1/deliveries/:id/replay",
    summary: "Sends a delivery again with a new signature",
    input: v.object(id),
    answer: answers.deliveryAnswer,
    errorCodes: { notFound: 404, webhookEnded: 400 },
  },
  listOfAccount: {
    method: "GET",
    ...ofAccount,
    path: "/account/open-api/webhooks",
    summary: "Lists the account's webhooks",
    input: noFields,
    answer: listOf(answers.webhookAnswer),
    errorCodes: {},
  },
  registerOfAccount: {
    method: "POST",
    ...ofAccount,
    path: "/account/open-api/webhooks",
    summary: "Registers a webhook of the account; only this response contains the secret",
    input: answers.webhookInput,
    answer: answers.newWebhookAnswer,
    errorCodes: registrationErrors,
  },
  removeOfAccount: {
    method: "POST",
    ...ofAccount,
    path: "/account/open-api/webhooks/remove",
    summary: "Removes a webhook of the account and its deliveries",
    input: v.object(id),
    answer: answers.removedAnswer,
    errorCodes: { notFound: 404 },
  },
  pingOfAccount: {
    method: "POST",
    ...ofAccount,
    path: "/account/open-api/webhooks/ping",
    summary: "Sends a ping event to a webhook of the account",
    input: v.object(id),
    answer: answers.deliveryAnswer,
    errorCodes: { notFound: 404, webhookEnded: 400 },
  },
  deliveriesOfAccount: {
    method: "GET",
    ...ofAccount,
    path: "/account/open-api/deliveries",
    summary: "Lists the deliveries of the account's webhooks, newest first",
    input: v.object({ state, ...cursorPaging("20", 100) }),
    answer: deliveries,
    errorCodes: {},
  },
  replayOfAccount: {
    method: "POST",
    ...ofAccount,
    path: "/account/open-api/replay",
    summary: "Sends a delivery of the account's webhooks again",
    input: v.object(id),
    answer: answers.deliveryAnswer,
    errorCodes: { notFound: 404, webhookEnded: 400 },
  },
} as const satisfies Record<string, Endpoint>;
