import type { Context } from "hono";
import * as v from "valibot";
import type { Envelope, FailureCode } from "#app/api-client/endpoints/endpoint.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";

export type { Envelope };

/**
 * The answer to a call, for the compiler to hold against its row: `data` of a success, why it may be refused, and `data`
 * of a refusal. A response has no such fields.
 */
export type Answer<Data, Why extends Reason = never, Refused = never> = Response & {
  readonly answers?: Data;
  readonly refuses?: Why;
  readonly refusedWith?: Refused;
};

export function succeed<Data>(context: Context, data: Data): Answer<Data> {
  return context.json({ code: 200, message: "OK", data } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

/** A refusal that the caller can mend, with a reason for each field. */
export function refuse(context: Context, reasons: Record<string, Reason>): Answer<never, "invalidInput"> {
  const texts = messages[requestLanguage(context)];
  const data = Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, texts[reason]]));
  return context.json({ code: 400, message: texts.invalidInput, data, reason: "invalidInput", reasons } satisfies Envelope, 200, {
    "Cache-Control": "no-store",
  });
}

/** A refusal of the whole: code 400 is one that the form shows, so its HTTP status is 200. */
export function fail<Why extends Reason>(
  context: Context,
  code: FailureCode,
  reason: Why,
  headers: Record<string, string> = {},
): Answer<never, Why> {
  return context.json(refusalBody(code, reason, requestLanguage(context)), code === 400 ? 200 : code, {
    "Cache-Control": "no-store",
    ...headers,
  });
}

/** A refusal of code 400 whose HTTP status is 400 as well, for programs that look at nothing else. */
export function failOpenly<Why extends Reason>(context: Context, reason: Why): Answer<never, Why> {
  return context.json(refusalBody(400, reason, requestLanguage(context)), 400, { "Cache-Control": "no-store" });
}

export function refusalBody(code: FailureCode, reason: Reason, language: Language): Envelope {
  return { code, message: messages[language][reason], data: null, reason };
}

/** A limit that is reached, and the seconds until it is not. */
export function tooMany<Why extends Reason = "tooMany">(
  context: Context,
  retryAfter: number,
  reason?: Why,
): Answer<never, Why | "tooMany"> {
  return fail(context, 429, reason ?? "tooMany", { "Retry-After": String(retryAfter) });
}

/** A refusal of the whole that says more than why: what the caller needs to go on. */
export function failWith<Why extends Reason, Refused>(context: Context, reason: Why, data: Refused): Answer<never, Why, Refused> {
  const message = messages[requestLanguage(context)][reason];
  return context.json({ code: 400, message, data, reason } satisfies Envelope, 200, { "Cache-Control": "no-store" });
}

const accepted = v.object({ code: v.literal(200) });

/** Whether the answer that was made for this request accepts what was asked. */
export async function isAccepted(response: Response): Promise<boolean> {
  // A file is no refusal.
  if (response.headers.has("Content-Disposition")) return true;
  return response.status === 200 && v.is(accepted, await response.clone().json());
}

/** The language of messages and mail: the `Language` header's locale code, else English, the default locale. */
export function requestLanguage(context: Context): Language {
  return localeLanguage(context.req.header("Language"));
}

export function localeLanguage(locale: string | undefined): Language {
  if (locale === languages.en.locale) return "en";
  return languageCodes.find((code) => locale === languages[code].locale || locale === languages[code].tag) ?? "en";
}
