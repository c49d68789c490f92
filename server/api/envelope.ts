import type { Context } from "hono";
import * as v from "valibot";
import type { Envelope, ErrorStatus } from "#app/api-client/endpoints/endpoint.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";

export type { Envelope };

/** Response with phantom types, by which the compiler checks handlers against the endpoint table. They have no values at run time. */
export type Answer<Data, Why extends Reason = never, Refused = never> = Response & {
  readonly answers?: Data;
  readonly refuses?: Why;
  readonly refusedWith?: Refused;
};

export function succeed<Data>(context: Context, data: Data): Answer<Data> {
  return context.json({ code: 200, message: "OK", data } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

/** Error response with an error code per field, which the caller can correct. */
export function failValidation(context: Context, reasons: Record<string, Reason>): Answer<never, "invalidInput"> {
  const texts = messages[requestLanguage(context)];
  const data = Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, texts[reason]]));
  return context.json({ code: 400, message: texts.invalidInput, data, reason: "invalidInput", reasons } satisfies Envelope, 200, {
    "Cache-Control": "no-store",
  });
}

/** Error response for the whole request. Code 400 has HTTP status 200, so that forms show it. */
export function fail<Why extends Reason>(
  context: Context,
  code: ErrorStatus,
  reason: Why,
  headers: Record<string, string> = {},
): Answer<never, Why> {
  return context.json(errorBody(code, reason, requestLanguage(context)), code === 400 ? 200 : code, {
    "Cache-Control": "no-store",
    ...headers,
  });
}

/** Error response with code and HTTP status 400, for programs that evaluate the status only. */
export function failWithStatus<Why extends Reason>(context: Context, reason: Why): Answer<never, Why> {
  return context.json(errorBody(400, reason, requestLanguage(context)), 400, { "Cache-Control": "no-store" });
}

export function errorBody(code: ErrorStatus, reason: Reason, language: Language): Envelope {
  return { code, message: messages[language][reason], data: null, reason };
}

/** `retryAfter`: in seconds. */
export function tooMany<Why extends Reason = "tooMany">(
  context: Context,
  retryAfter: number,
  reason?: Why,
): Answer<never, Why | "tooMany"> {
  return fail(context, 429, reason ?? "tooMany", { "Retry-After": String(retryAfter) });
}

/** Error response with data that the caller needs to continue. */
export function failWith<Why extends Reason, Refused>(context: Context, reason: Why, data: Refused): Answer<never, Why, Refused> {
  const message = messages[requestLanguage(context)][reason];
  return context.json({ code: 400, message, data, reason } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

const acceptedSchema = v.object({ code: v.literal(200) });

export async function isAccepted(response: Response): Promise<boolean> {
  // Only successful responses contain a file.
  if (response.headers.has("Content-Disposition")) return true;
  return response.status === 200 && v.is(acceptedSchema, await response.clone().json());
}

/** Returns the language of the locale code in the `Language` header, else English. */
export function requestLanguage(context: Context): Language {
  return localeLanguage(context.req.header("Language"));
}

export function localeLanguage(locale: string | undefined): Language {
  if (locale === languages.en.locale) return "en";
  return languageCodes.find((code) => locale === languages[code].locale || locale === languages[code].tag) ?? "en";
}
