import type { Context } from "hono";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";

/** Every body of the API. HTTP status is 200 for code 200 and 400; any other code equals the HTTP status. */
export type Envelope = { code: number; message: string; data: unknown; reason?: string; reasons?: Record<string, string> };

type FailureCode = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

export function succeed(context: Context, data: unknown): Response {
  return context.json({ code: 200, message: "OK", data } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

/** A refusal that the caller can mend, with a reason for each field. */
export function refuse(context: Context, reasons: Record<string, Reason>): Response {
  const texts = messages[requestLanguage(context)];
  const data = Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, texts[reason]]));
  return context.json({ code: 400, message: texts.invalidInput, data, reason: "invalidInput", reasons } satisfies Envelope, 200, {
    "Cache-Control": "no-store",
  });
}

/** A refusal of the whole: code 400 is one that the form shows, so its HTTP status is 200. */
export function fail(context: Context, code: FailureCode, reason: Reason, headers: Record<string, string> = {}): Response {
  const message = messages[requestLanguage(context)][reason];
  return context.json({ code, message, data: null, reason } satisfies Envelope, code === 400 ? 200 : code, {
    "Cache-Control": "no-store",
    ...headers,
  });
}

/** A limit that is reached, and the seconds until it is not. */
export function tooMany(context: Context, retryAfter: number, reason: Reason = "tooMany"): Response {
  return fail(context, 429, reason, { "Retry-After": String(retryAfter) });
}

/** A refusal of the whole that says more than why: what the caller needs to go on. */
export function failWith(context: Context, reason: Reason, data: Record<string, unknown>): Response {
  const message = messages[requestLanguage(context)][reason];
  return context.json({ code: 400, message, data, reason } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

/** Whether the answer that was made for this request accepts what was asked. */
export async function isAccepted(response: Response): Promise<boolean> {
  return response.status === 200 && ((await response.clone().json()) as Envelope).code === 200;
}

/** The language of messages and mail: the `Language` header's locale code, else English, the default locale. */
export function requestLanguage(context: Context): Language {
  const locale = context.req.header("Language");
  if (locale === languages.en.locale) return "en";
  return languageCodes.find((code) => locale === languages[code].locale || locale === languages[code].tag) ?? "en";
}
