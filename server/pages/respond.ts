import { STATUS_CODES } from "node:http";
import { isCacheablePage } from "#app/routing/match-page.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Bytes, Encoding, Variant } from "#platform/encoding";
import { policyReporting, securityHeaders, type HeaderRecord, type PagePolicy } from "../security-headers.ts";
import type { LoadShedError } from "../load-shedder.ts";
import type { Environment } from "../environment.ts";
import type { Decision, PageDecision, PageRequest } from "./decide-request.ts";
import type { PageBody, PageHead } from "./encode-page.ts";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";
import type { RenderedPage } from "./page-renderer.ts";

export type Answer = { status: number; headers: Record<string, string | string[]>; body: Bytes | string | null };

const uncached: HeaderRecord = { "cache-control": "no-store" };
const payloadCaching: HeaderRecord = { "cache-control": "no-cache", vary: "Accept-Encoding" };
const privatePage: HeaderRecord = { "cache-control": "private, no-cache", vary: "Cookie, Accept-Encoding" };
const sharedPage: HeaderRecord = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60", vary: "Accept-Encoding" };
const jsonUncached: HeaderRecord = { "content-type": "application/json", "cache-control": "no-store" };
const plainText: HeaderRecord = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Builds the HTTP responses of pages: status, headers and body. */
export class PageResponses {
  readonly #common: HeaderRecord;
  /** Headers without content security policy, because each document has its own. */
  readonly #commonOfPages: HeaderRecord;
  readonly #policy: PagePolicy;
  /** Cached response headers for visitors who need no cookie set. */
  readonly #sharedHeaders = new WeakMap<Variant, Answer["headers"]>();
  // Development has no policy, because scripts of the development server have no stable hashes.
  readonly #withPolicy = !import.meta.env.DEV;

  constructor(environment: Environment, policy: PagePolicy) {
    this.#policy = policy;
    this.#common = securityHeaders(environment);
    const { "content-security-policy": _, ...commonOfPages } = this.#common;
    this.#commonOfPages = { ...commonOfPages, ...policyReporting(environment).headers };
  }

  cachedPage(request: PageRequest, decision: PageDecision, page: PageHead, variant: Variant, encoding: Encoding): Answer {
    if (request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, variant.etag)) {
      return { status: 304, headers: { ...this.#validators(decision, page), etag: variant.etag }, body: null };
    }
    const body = request.method === "HEAD" ? null : variant.bytes;
    if (decision.cookies.length > 0) return { status: 200, headers: this.#cachedHeaders(decision, page, variant, encoding), body };
    let headers = this.#sharedHeaders.get(variant);
    if (!headers) {
      headers = this.#cachedHeaders(decision, page, variant, encoding);
      this.#sharedHeaders.set(variant, headers);
    }
    return { status: 200, headers, body };
  }

  /** Sends no ETag, because the next response may differ. */
  uncacheablePage(request: PageRequest, decision: PageDecision, page: PageBody, encoding: Encoding): Answer {
    const headers = this.#headers(decision, page, page.bytes, encoding);
    return { status: 200, headers, body: request.method === "HEAD" ? null : page.bytes };
  }

  /** Response to a client-side navigation if a search is refused. */
  refusedPayload({ status, retryAfter }: LoadShedError): Answer {
    const headers = { ...this.#common, ...jsonUncached, "retry-after": String(retryAfter) };
    return { status, headers, body: JSON.stringify({ status }) };
  }

  /** Headers of an error page, except length, encoding and cookies. */
  errorHeaders(language: Language, inline: InlineHashes): HeaderRecord {
    return {
      ...this.#commonOfPages,
      ...uncached,
      "content-type": "text/html; charset=utf-8",
      "content-language": languages[language].tag,
      ...(this.#withPolicy && { "content-security-policy": this.#policy(inline) }),
    };
  }

  #validators(decision: PageDecision, page: PageHead): Answer["headers"] {
    const isDocument = decision.body === "html";
    return {
      ...(isDocument ? this.#commonOfPages : this.#common),
      ...page.headers,
      ...caching(decision, page),
      // Sent with a 304 too, because browsers replace the headers of their stored response.
      ...(isDocument && this.#withPolicy && { "content-security-policy": page.policy }),
      ...(decision.cookies.length > 0 && { "set-cookie": decision.cookies }),
    };
  }

  #headers(decision: PageDecision, page: PageHead, bytes: Bytes, encoding: Encoding): Answer["headers"] {
    const isDocument = decision.body === "html";
    return {
      ...this.#validators(decision, page),
      "content-type": isDocument ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "content-length": String(bytes.length),
      ...(isDocument && { "content-language": languages[decision.language].tag }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
  }

  #cachedHeaders(decision: PageDecision, page: PageHead, { etag, bytes }: Variant, encoding: Encoding): Answer["headers"] {
    return { ...this.#headers(decision, page, bytes, encoding), etag };
  }

  /** Responds with a redirect or an error; `undefined` if the decision needs a page. */
  withoutPage(request: PageRequest, decision: Decision): Answer | undefined {
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

  /** Error response in plain text, for requests that no page sends and for missing subresources. */
  refused(status: 400 | 403 | 404 | 413 | 415 | 503, text = String(STATUS_CODES[status])): Answer {
    return { status, headers: { ...this.#common, ...plainText }, body: text };
  }

  /**
   * Response with a rendered page that is never cached: an error, a missing page, the result of a form, or a loader's redirect.
   *
   * @param languageCookies cookies of the language prefix
   */
  rendered(
    { response, result }: Pick<RenderedPage, "response" | "result">,
    requestId: string,
    languageCookies: readonly string[] = [],
  ): Response {
    const { html = "", cookies } = result;
    const headers = new Headers({
      ...this.#commonOfPages,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": requestId,
    });
    if (this.#withPolicy) headers.set("content-security-policy", this.#policy(inlineHashes(html)));
    for (const name of ["location", "retry-after"]) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    for (const cookie of [...languageCookies, ...cookies]) headers.append("set-cookie", cookie);
    return new Response(html, { status: response.status, headers });
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

function takes(method: string, { match, body }: PageDecision): boolean {
  return method === "GET" || method === "HEAD" || (method === "POST" && match.page.form !== undefined && body === "html");
}

/** A page without prefix depends on the language cookie. One with prefix is the same for all visitors who need no cookie set. */
function caching({ language, cookies, match, query, body }: PageDecision, { isComplete }: PageHead): HeaderRecord {
  if (!isComplete || !isCacheablePage(match.page, query)) return uncached;
  if (body === "payload") return payloadCaching;
  return languages[language].prefix === "" || cookies.length > 0 ? privatePage : sharedPage;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
