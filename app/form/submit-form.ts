import { data, redirect } from "react-router";
import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import type { Posts } from "#app/api-client/endpoints/calls.ts";
import type { Reason } from "#i18n/messages/index.ts";
import { isOffline, networkErrorCode } from "./network-error-code.ts";

export type Values = Record<string, string>;

/** Endpoints that accept the values of a form: all of their fields are text or optional. */
type FormPath = { [Path in keyof Posts]: Values extends Posts[Path]["fields"] ? Path : never }[keyof Posts];

/** Error response of an API call: an error code of the form, possibly with data, or error codes by field. */
export type ErrorResult<Said = unknown> = {
  ok: false;
  status: number;
  reason?: Reason;
  reasons: Record<string, Reason>;
  errorData?: Said | null;
};

/** Error codes and values that a form shows after an error response. */
export type FormAnswer = Omit<ErrorResult, "status" | "errorData"> & { values: Values };

/** Posts to the API. Returns errors as values, including rate limits, failures and missing responses. */
export async function callApi<Path extends keyof Posts>(
  api: ApiClient,
  path: Path | `${Path}?${string}`,
  fields: Posts[Path]["fields"],
  contentType?: string,
): Promise<{ ok: true; data: Posts[Path]["data"] } | ErrorResult<Posts[Path]["errorData"]>> {
  const wasOffline = isOffline();
  try {
    const body = await api.post<Path>(path, fields, contentType);
    if (body.code === 200) return { ok: true, data: body.data };
    // Errors of fields make an error of the whole form unnecessary.
    return body.reasons
      ? { ok: false, status: 422, reasons: body.reasons }
      : { ok: false, status: 422, reason: body.reason, reasons: {}, errorData: body.data };
  } catch (error) {
    return isEnvelope(error)
      ? { ok: false, status: error.code, reason: error.reason ?? "internal", reasons: {} }
      : { ok: false, status: 503, reason: networkErrorCode(error, wasOffline), reasons: {} };
  }
}

/**
 * Action of a page with one form, on the server and in the browser. Posts the fields, and redirects to the result on success.
 * The redirect makes a reload harmless.
 */
export async function submitForm(request: Request, api: ApiClient, path: FormPath, result: string) {
  const values = await readValues(request);
  return finishForm(request, await callApi(api, path, values), values, result);
}

/** Redirects to the result page on success, otherwise returns the errors for the form. */
export function finishForm(request: Request, answer: { ok: true } | ErrorResult, values: Values, result: string) {
  if (answer.ok) throw redirect(`${new URL(request.url).pathname}?result=${result}`, 303);
  return returnFormErrors(answer, values);
}

/** Redirects to the confirmation of a stored request, which shows its reference. */
export function redirectToReceipt(request: Request, { reference }: { reference: string }, hash = ""): never {
  throw redirect(`${new URL(request.url).pathname}?${new URLSearchParams({ result: "sent", reference })}${hash}`, 303);
}

export function returnFormErrors({ ok, status, reason, reasons }: ErrorResult, values: Values) {
  return data<FormAnswer>({ ok, reason, reasons, values: shownValues(values) }, { status });
}

/** Returns the values that a form may show again: no passwords and no captcha fields. */
export function shownValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|captcha/i.test(name)));
}

export async function readValues(request: Request): Promise<Values> {
  const form = await request.formData();
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, String(value)]));
}
