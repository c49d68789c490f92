import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Reason } from "#i18n/messages/index.ts";

export type Values = Record<string, string>;

/** Why the API did not do what a form asked for: of the whole form, or by field. */
export type Refusal = {
  ok: false;
  status: number;
  reason?: Reason;
  reasons: Record<string, Reason>;
  /** What the answer says besides. */ data?: unknown;
};

/** What a page's form shows again after a refusal. */
export type FormAnswer = Omit<Refusal, "status" | "data"> & { values: Values };

type Body = { code?: unknown; reason?: Reason; reasons?: Record<string, Reason> };

/** Posts to the API and gives its answer as a value: also a refused limit, a failure, and no answer at all. */
export async function callApi<Data>(
  api: ApiClient,
  path: string,
  values: object,
  contentType?: string,
): Promise<{ ok: true; data: Data } | Refusal> {
  try {
    const { code, data: answer, reason, reasons = {} } = await api.post<Data>(path, values, contentType);
    return code === 200
      ? { ok: true, data: answer }
      : { ok: false, status: 422, reason: refusalOfForm(reason, reasons), reasons: reasons as Refusal["reasons"], data: answer };
  } catch (error) {
    const { code, reason } = (typeof error === "object" && error !== null ? error : {}) as Body;
    return {
      ok: false,
      status: typeof code === "number" ? code : 503,
      reason: reason ?? (code === undefined ? "unreachable" : "internal"),
      reasons: {},
    };
  }
}

/**
 * The action of a page with one form, on the server and in the browser alike: posts the fields and goes on to the
 * result, or gives the page what to show. The redirect makes a reload harmless.
 */
export async function submitForm(request: Request, api: ApiClient, path: string, result: string) {
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

/** Where fields have reasons of their own, the form as a whole needs none. */
function refusalOfForm(reason: string | undefined, reasons: object): Reason | undefined {
  return Object.keys(reasons).length > 0 ? undefined : (reason as Reason | undefined);
}
