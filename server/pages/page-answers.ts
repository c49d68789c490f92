import { STATUS_CODES } from "node:http";
import { mayBeKept } from "#app/routing/match-page.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { policyReporting, securityHeaders, type HeaderRecord, type PagePolicy } from "../security-headers.ts";
import type { Refusal } from "../admission.ts";
import type { Environment } from "../environment.ts";
import type { Bytes, Encoding } from "./compression.ts";
import type { Decision, PageVisit, Visit } from "./front-door.ts";
import type { Drawn } from "./render-page.ts";
import { finishPage, type InlineHashes } from "./finish-page.ts";
import type { StoredForm, StoredPage } from "./stored-page.ts";

export type PageRequest = Visit & { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type Answer = { status: number; headers: Record<string, string | string[]>; body: Bytes | string | null };

const notKept: HeaderRecord = { "cache-control": "no-store" };
const payloadCaching: HeaderRecord = { "cache-control": "no-cache", vary: "Accept-Encoding" };
/** A state is addressed by its hash. */
const stateHeaders: HeaderRecord = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
  vary: "Accept-Encoding",
};
const privatePage: HeaderRecord = { "cache-control": "private, no-cache", vary: "Cookie, Accept-Encoding" };
const sharedPage: HeaderRecord = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60", vary: "Accept-Encoding" };
const jsonUncached: HeaderRecord = { "content-type": "application/json", "cache-control": "no-store" };
const plainText: HeaderRecord = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** What is said to a document request, headers included, once it is clear what to say. */
export class PageAnswers {
  readonly #common: HeaderRecord;
  /** A page has a policy of its own, or in development none. */
  readonly #commonOfPages: HeaderRecord;
  readonly #policy: PagePolicy;
  // Development sends scripts that no policy of hashes could know.
  readonly #withPolicy = !import.meta.env.DEV;

  constructor(environment: Environment, policy: PagePolicy) {
    this.#policy = policy;
    this.#common = securityHeaders(environment);
    const { "content-security-policy": _, ...commonOfPages } = this.#common;
    this.#commonOfPages = { ...commonOfPages, ...policyReporting(environment).headers };
  }

  page(request: PageRequest, visit: PageVisit, page: StoredPage, form: StoredForm, encoding: Encoding): Answer {
    if (request.ifNoneMatch !== undefined && form.etag !== "" && matches(request.ifNoneMatch, form.etag)) {
      return { status: 304, headers: this.#validators(visit, page, form), body: null };
    }
    const body = request.method === "HEAD" ? null : form.body;
    if (visit.cookies.length > 0) return { status: 200, headers: this.#headers(visit, page, form, encoding), body };
    form.shared ??= this.#headers(visit, page, form, encoding);
    return { status: 200, headers: form.shared, body };
  }

  /** What the code of a document starts from. */
  state(request: PageRequest, form: StoredForm, encoding: Encoding): Answer {
    const headers: Answer["headers"] = { ...this.#common, ...stateHeaders, etag: form.etag };
    if (request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, form.etag)) return { status: 304, headers, body: null };
    headers["content-length"] = String(form.body.length);
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return { status: 200, headers, body: request.method === "HEAD" ? null : form.body };
  }

  /** What the router gets in place of a page's payload when a search is refused. */
  refusedPayload({ status, retryAfter }: Refusal): Answer {
    const headers = { ...this.#common, ...jsonUncached, "retry-after": String(retryAfter) };
    return { status, headers, body: JSON.stringify({ status }) };
  }

  /** Headers of an error page, but for its length, encoding and cookies. */
  errorHeaders(language: Language, inline: InlineHashes): HeaderRecord {
    return {
      ...this.#commonOfPages,
      ...notKept,
      "content-type": "text/html; charset=utf-8",
      "content-language": languages[language].tag,
      ...(this.#withPolicy && { "content-security-policy": this.#policy(inline) }),
    };
  }

  #validators(visit: PageVisit, page: StoredPage, form: StoredForm): Answer["headers"] {
    const headers: Answer["headers"] = {
      ...(visit.asked.body === "html" ? this.#commonOfPages : this.#common),
      ...page.headers,
      ...caching(visit, page),
    };
    if (form.etag !== "") headers.etag = form.etag;
    // Also on a 304: a browser takes its headers for those of the page that it has.
    if (this.#withPolicy && visit.asked.body === "html") headers["content-security-policy"] = page.policy;
    if (visit.cookies.length > 0) headers["set-cookie"] = visit.cookies;
    return headers;
  }

  #headers(visit: PageVisit, page: StoredPage, form: StoredForm, encoding: Encoding): Answer["headers"] {
    const headers = this.#validators(visit, page, form);
    headers["content-type"] = visit.asked.body === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
    headers["content-length"] = String(form.body.length);
    if (visit.asked.body === "html") headers["content-language"] = languages[visit.language].tag;
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return headers;
  }

  /** Redirects and refusals that need no page; `undefined` where one has to be rendered or looked up. */
  withoutPage(request: Visit, decision: Decision): Answer | undefined {
    if (decision.kind === "malformed") return { status: 400, headers: { ...this.#common, ...plainText }, body: "Bad Request" };
    if (decision.kind === "redirect") {
      const headers: Answer["headers"] = {
        ...this.#common,
        location: decision.location,
        "cache-control": decision.status === 302 ? "no-store" : "public, max-age=3600",
        "content-length": "0",
      };
      if (decision.cookies.length > 0) headers["set-cookie"] = decision.cookies;
      return { status: decision.status, headers, body: null };
    }
    if (decision.kind === "page" && !takes(request.method, decision)) {
      const allow = takes("POST", decision) ? "GET, HEAD, POST" : "GET, HEAD";
      return { status: 405, headers: { ...this.#common, ...plainText, allow }, body: "Method Not Allowed" };
    }
    return undefined;
  }

  /** A form's POST that is refused before any page could show it, which no visitor's browser sends; or what belongs to no page any more. */
  refused(status: 400 | 403 | 404 | 413 | 415 | 503, text = String(STATUS_CODES[status])): Answer {
    return { status, headers: { ...this.#common, ...plainText }, body: text };
  }

  /**
   * A page that is not kept: an error, one that does not exist, the answer to a form, or a loader's redirect.
   *
   * @param languageCookies those of the language that the address names
   */
  uncached({ response, rendering }: Drawn, requestId: string, languageCookies: readonly string[] = []): Response {
    const { html = "" } = rendering;
    const { bytes, inline } = finishPage(html);
    const headers = new Headers({
      ...this.#commonOfPages,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": requestId,
    });
    if (this.#withPolicy) headers.set("content-security-policy", this.#policy(inline));
    for (const name of ["location", "retry-after"]) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    for (const cookie of [...languageCookies, ...rendering.cookies]) headers.append("set-cookie", cookie);
    return new Response(new Uint8Array(bytes), { status: response.status, headers });
  }

  payloadFailure({ status, headers: rendered }: Response, requestId: string): Response {
    const retryAfter = rendered.get("retry-after");
    const headers = {
      ...this.#common,
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(retryAfter !== null && { "retry-after": retryAfter }),
    };
    return Response.json({ status }, { status, headers });
  }
}

function takes(method: string, { match, asked }: PageVisit): boolean {
  return method === "GET" || method === "HEAD" || (method === "POST" && match.page.form !== undefined && asked.body === "html");
}

/** An address without prefix depends on the language cookie; one with a prefix is the same for all who need no cookie set. */
function caching({ language, cookies, match, query, asked }: PageVisit, { isWhole }: StoredPage): HeaderRecord {
  if (!isWhole || !mayBeKept(match.page, query)) return notKept;
  if (asked.body === "payload") return payloadCaching;
  return languages[language].prefix === "" || cookies.length > 0 ? privatePage : sharedPage;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
