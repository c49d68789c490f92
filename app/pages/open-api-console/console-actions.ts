import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, returnFormErrors, type ErrorResult, type FormAnswer, type Values } from "#app/form/submit-form.ts";
import type { NewKey } from "#domain/open-api/schema";
import { testReceiverUrl, webhookEvents } from "#domain/webhooks/events/schema";
import type { NewWebhook } from "#domain/webhooks/schema";
import { tryCall, type CallResult } from "./try-call.ts";
import { waitForDelivery } from "./wait-for-delivery.ts";

/** `newKey` and `newWebhook` contain secrets; no later response contains them. */
export type ConsoleAnswer = FormAnswer & { form: string; newKey?: NewKey; newWebhook?: NewWebhook; callResult?: CallResult };

/** Outcome of a form: a part of the page's answer, or the result that the page shows after a redirect. */
type Outcome = { ok: true; answer: Partial<ConsoleAnswer> } | { ok: true; result: string } | ErrorResult;
type Submission = { api: ApiClient; fields: Values; events: string[] };

const forms: Record<string, (submission: Submission) => Promise<Outcome>> = {
  try: async ({ api, fields }) => ({ ok: true, answer: { callResult: await tryCall(api, fields) } }),

  async key({ api, fields }) {
    const outcome = await callApi(api, "/account/open-api/key", { scope: fields.scope === "read" ? "read" : "control" });
    return outcome.ok ? { ok: true, answer: { newKey: outcome.data } } : outcome;
  },

  async revoke({ api }) {
    const outcome = await callApi(api, "/account/open-api/revoke", {});
    return outcome.ok ? { ok: true, result: "revoked" } : outcome;
  },

  webhook: ({ api, fields, events }) => register(api, fields.url ?? "", events),

  testReceiver: ({ api }) => register(api, testReceiverUrl, [...webhookEvents]),

  async remove({ api, fields }) {
    const outcome = await callApi(api, "/account/open-api/webhooks/remove", { id: fields.webhook ?? "" });
    return outcome.ok ? { ok: true, result: "removed" } : outcome;
  },

  async ping({ api, fields }) {
    const outcome = await callApi(api, "/account/open-api/webhooks/ping", { id: fields.webhook ?? "" });
    return outcome.ok ? finishDelivery(api, outcome.data.id) : outcome;
  },

  async replay({ api, fields }) {
    const outcome = await callApi(api, "/account/open-api/replay", { id: fields.delivery ?? "" });
    return outcome.ok ? finishDelivery(api, outcome.data.id) : outcome;
  },
};

async function register(api: ApiClient, url: string, chosenEvents: string[]): Promise<Outcome> {
  const events = webhookEvents.filter((event) => chosenEvents.includes(event));
  const outcome = await callApi(api, "/account/open-api/webhooks", { url, events });
  if (outcome.ok) return { ok: true, answer: { newWebhook: outcome.data } };
  const { reason } = outcome;
  const isOfAddress = reason === "webhookAddress" || reason === "webhookNotPublic";
  return isOfAddress ? { ...outcome, reason: undefined, reasons: { url: reason } } : outcome;
}

async function finishDelivery(api: ApiClient, id: string): Promise<Outcome> {
  await waitForDelivery(api, id);
  return { ok: true, result: "sent" };
}

/** Sends a form of the console; used on the server and in the browser. */
export async function sendConsoleForm(request: Request, api: ApiClient) {
  const formData = await request.formData();
  const fields: Values = Object.fromEntries(Array.from(formData, ([name, value]) => [name, String(value)]));
  const events = formData.getAll("events").map(String);
  const { form = "" } = fields;
  const send = forms[form] ?? forms.try!;
  const outcome = await send({ api, fields, events });
  const values = { ...fields, events: events.join(",") };
  if (!outcome.ok) return data<ConsoleAnswer>({ ...returnFormErrors(outcome, values).data, form }, { status: outcome.status });
  if ("result" in outcome) throw redirect(`${new URL(request.url).pathname}?result=${outcome.result}#${sectionOf(form)}`, 303);
  return data<ConsoleAnswer>({ ok: false, reasons: {}, values, form, ...outcome.answer });
}

const sectionOf = (form: string) => (form === "revoke" ? "key" : "webhooks");
