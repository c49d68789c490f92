import { data, redirect } from "react-router";
import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import type { Posts } from "#app/api-client/endpoints/calls.ts";
import type { Reason } from "#i18n/messages/index.ts";
import { isOffline, reasonWithoutAnswer } from "./reason-without-answer.ts";

export type Values = Record<string, string>;

/** The calls that can do with whatever a form holds: each of their fields is a text, or missing. */
type FormPath = { [Path in keyof Posts]: Values extends Posts[Path]["fields"] ? Path : never }[keyof Posts];

/** Why the API did not do what a form asked for: of the whole form, and then perhaps with what it says besides, or by field. */
export type Refusal<Said = unknown> = { ok: false; status: number; reason?: Reason; reasons: Record<string, Reason>; said?: Said | null };

/** What a page's form shows again after a refusal. */
export type FormAnswer = Omit<Refusal, "status" | "said"> & { values: Values };

/** Posts to the API and gives its answer as a value: also a refused limit, a failure, and no answer at all. */
export async function callApi<Path extends keyof Posts>(
  api: ApiClient,
  path: Path | `${Path}?${string}`,
  fields: Posts[Path]["fields"],
  contentType?: string,
): Promise<{ ok: true; data: Posts[Path]["data"] } | Refusal<Posts[Path]["refused"]>> {
  const wasOffline = isOffline();
  try {
    const body = await api.post<Path>(path, fields, contentType);
    if (body.code === 200) return { ok: true, data: body.data };
    // Where fields have reasons of their own, the form as a whole needs none.
    return body.reasons
      ? { ok: false, status: 422, reasons: body.reasons }
      : { ok: false, status: 422, reason: body.reason, reasons: {}, said: body.data };
  } catch (error) {
    return isEnvelope(error)
      ? { ok: false, status: error.code, reason: error.reason ?? "internal", reasons: {} }
      : { ok: false, status: 503, reason: reasonWithoutAnswer(error, wasOffline), reasons: {} };
  }
}

/**
 * The action of a page with one form, on the server and in the browser alike: posts the fields and goes on to the
 * result, or gives the page what to show. The redirect makes a reload harmless.
 */
export async function submitForm(request: Request, api: ApiClient, path: FormPath, result: string) {
  const values = await readValues(request);
  return finishForm(request, await callApi(api, path, values), values, result);
}

/** The end of a page's action: on to the result, or what the page shows of a refusal. */
export function finishForm(request: Request, answer: { ok: true } | Refusal, values: Values, result: string) {
  if (answer.ok) throw redirect(`${new URL(request.url).pathname}?result=${result}`, 303);
  return refuseForm(answer, values);
}

/** A page's answer to a refused form. */
export function refuseForm({ ok, status, reason, reasons }: Refusal, values: Values) {
  return data<FormAnswer>({ ok, reason, reasons, values: shownValues(values) }, { status });
}

/** What a page may show again of what was typed: no password, and nothing of a captcha. */
export function shownValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|captcha/i.test(name)));
}

export async function readValues(request: Request): Promise<Values> {
  const form = await request.formData();
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, String(value)]));
}
