import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, readValues, returnFormErrors, type FormAnswer } from "#app/form/submit-form.ts";
import type { NewKey } from "#domain/open-api/schema";
import { tryCall, type CallResult } from "./try-call.ts";

/** `newKey` is the key with its secret; no later response contains the secret. */
export type ConsoleAnswer = FormAnswer & { form: string; newKey?: NewKey; callResult?: CallResult; isReplayed?: true };

/** Sends a form of the console; used on the server and in the browser. */
export async function sendConsoleForm(request: Request, api: ApiClient) {
  const fields = await readValues(request);
  const { form = "" } = fields;
  const respond = (rest: Partial<ConsoleAnswer>) => data<ConsoleAnswer>({ ok: false, reasons: {}, values: fields, form, ...rest });
  if (form === "try") return respond({ callResult: await tryCall(api, fields) });
  if (form === "replay") {
    const replayAnswer = await callApi(api, "/account/open-api/replay", { id: fields.delivery ?? "" });
    if (replayAnswer.ok) return respond({ isReplayed: true });
    return data<ConsoleAnswer>({ ...returnFormErrors(replayAnswer, fields).data, form }, { status: replayAnswer.status });
  }
  const scope = fields.scope === "read" ? "read" : "control";
  const answer =
    form === "revoke" ? await callApi(api, "/account/open-api/revoke", {}) : await callApi(api, "/account/open-api/key", { scope });
  if (!answer.ok) return data<ConsoleAnswer>({ ...returnFormErrors(answer, fields).data, form }, { status: answer.status });
  if (!answer.data) throw redirect(`${new URL(request.url).pathname}?result=revoked`, 303);
  return respond({ newKey: answer.data });
}
