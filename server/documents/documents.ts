import type { ServerBuild } from "react-router";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { createPageCache } from "#platform/page-cache";
import { filePolicy, pagePolicy, securityHeaders, type HeaderRecord } from "../middleware/security-headers.ts";
import type { Services } from "../services.ts";
import { pickEncoding, type Encoding } from "./compression.ts";
import type { ContentStamps } from "./content-stamps.ts";
import { createFrontDoor, type Decision, type PageVisit, type Visit } from "./front-door.ts";
import type { PageRenderer } from "./render-page.ts";
import { formOf, scriptHashes, sizeOfPage, storeBody, type StoredForm, type StoredPage } from "./stored-page.ts";

export type DocumentRequest = Visit & { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer | string | null };

const cacheBytes = 48 * 1024 * 1024;

/** Answers for documents and their payloads: from the rules, from the page cache, else by rendering. */
export function createDocuments(input: { build: ServerBuild; services: Services; stamps: ContentStamps; render: PageRenderer }) {
  const { services, stamps, render } = input;
  const { environment } = services;
  const decide = createFrontDoor(environment);
  const cache = createPageCache<StoredPage>({ maxBytes: cacheBytes, sizeOf: sizeOfPage });
  const common = securityHeaders(environment);
  const developing = import.meta.env.DEV;

  /** What needs neither rendering nor waiting; `undefined` sends the request on to the router. */
  function answerAtOnce(request: DocumentRequest): Answer | undefined {
    const decision = decide(request);
    if (decision.kind === "pass") return undefined;
    if (decision.kind !== "page") return answerWithoutPage(decision);
    const refused = refuseMethod(request);
    if (refused) return refused;
    const page = cache.get(keyOf(decision));
    const encoding = pickEncoding(request.acceptEncoding);
    const form = page && (decision.payload ? page.payload : page.html).forms[encoding];
    return form && answerPage(request, decision, page, form, encoding);
  }

  /** Renders the page, keeps it where it may be kept, and answers. */
  async function answer(request: DocumentRequest): Promise<Answer | Response> {
    const decision = decide(request);
    if (decision.kind === "notFound") return renderMissing(request, decision);
    if (decision.kind !== "page") return answerWithoutPage(decision)!;
    const refused = refuseMethod(request);
    if (refused) return refused;

    const requestId = crypto.randomUUID();
    let failed: Response | undefined;
    const produce = async () => {
      const { response, rendering } = await render(pageRequest(decision), decision.language, requestId);
      if (response.status !== 200) {
        failed = response;
        return undefined;
      }
      return storePage(response.headers, await response.text(), rendering.loaderData);
    };
    const page = developing ? await produce() : await cache.fetch(keyOf(decision), produce);
    if (page) {
      const encoding = pickEncoding(request.acceptEncoding);
      return answerPage(request, decision, page, await formOf(decision.payload ? page.payload : page.html, encoding), encoding);
    }
    // Another visitor's render of the same page failed while this one waited for it: this one's own tells how.
    failed ??= (await render(pageRequest(decision), decision.language, requestId)).response;
    return decision.payload ? payloadFailure(failed, requestId) : finishUncached(failed, requestId);
  }

  async function renderMissing(request: DocumentRequest, { language }: Extract<Decision, { kind: "notFound" }>): Promise<Response> {
    const requestId = crypto.randomUUID();
    const url = new URL(request.target, environment.siteUrl);
    const { response } = await render(new Request(url, { headers: { accept: "text/html" } }), language, requestId);
    return finishUncached(response, requestId);
  }

  function pageRequest({ language, path, query }: PageVisit): Request {
    const url = new URL(localPath(language, path), environment.siteUrl);
    url.search = query;
    return new Request(url, { headers: { accept: "text/html" } });
  }

  function keyOf({ language, path, query }: PageVisit): string {
    return `${language} ${stamps.of(language)} ${path}?${query}`;
  }

  function storePage(responseHeaders: Headers, html: string, loaderData: Record<string, unknown> = {}): StoredPage {
    const id = Object.keys(loaderData).find((routeId) => routeId !== "root" && !routeId.startsWith("layout-"));
    responseHeaders.delete("content-type");
    return {
      html: storeBody("text/html; charset=utf-8", html),
      payload: storeBody("application/json; charset=utf-8", JSON.stringify(id ? loaderData[id] : null)),
      policy: pagePolicy(scriptHashes(html)),
      headers: Object.fromEntries(responseHeaders),
    };
  }

  function answerPage(request: DocumentRequest, visit: PageVisit, page: StoredPage, form: StoredForm, encoding: Encoding): Answer {
    const headers: Answer["headers"] = {
      ...common,
      ...page.headers,
      ...(visit.payload ? payloadCaching : pageCaching(visit)),
      etag: form.etag,
    };
    if (visit.cookies.length > 0) headers["set-cookie"] = visit.cookies;
    if (request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, form.etag)) return { status: 304, headers, body: null };
    headers["content-type"] = visit.payload ? page.payload.type : page.html.type;
    headers["content-length"] = String(form.body.length);
    if (!developing) headers["content-security-policy"] = visit.payload ? filePolicy : page.policy;
    if (!visit.payload) headers["content-language"] = languages[visit.language].tag;
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return { status: 200, headers, body: request.method === "HEAD" ? null : form.body };
  }

  function answerWithoutPage(decision: Exclude<Decision, { kind: "page" }>): Answer | undefined {
    if (decision.kind === "malformed") {
      return { status: 400, headers: { ...common, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }, body: "Bad Request" };
    }
    if (decision.kind !== "redirect") return undefined;
    const headers: Answer["headers"] = { ...common, location: decision.location, "cache-control": decision.status === 302 ? "no-store" : "public, max-age=3600" };
    if (decision.cookies.length > 0) headers["set-cookie"] = decision.cookies;
    return { status: decision.status, headers, body: null };
  }

  function refuseMethod({ method }: Visit): Answer | undefined {
    if (method === "GET" || method === "HEAD") return undefined;
    const headers = { ...common, allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return { status: 405, headers, body: "Method Not Allowed" };
  }

  async function finishUncached(response: Response, requestId: string): Promise<Response> {
    const html = await response.text();
    const headers = new Headers({ ...common, "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-request-id": requestId });
    if (!developing) headers.set("content-security-policy", pagePolicy(scriptHashes(html)));
    return new Response(html, { status: response.status, headers });
  }

  function payloadFailure(response: Response, requestId: string): Response {
    const headers = { ...common, "cache-control": "no-store", "x-request-id": requestId };
    return Response.json({ status: response.status }, { status: response.status, headers });
  }

  return { answerAtOnce, answer };
}

const payloadCaching: HeaderRecord = { "cache-control": "no-cache", vary: "Accept-Encoding" };
const privatePage: HeaderRecord = { "cache-control": "private, no-cache", vary: "Cookie, Accept-Encoding" };
const sharedPage: HeaderRecord = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60", vary: "Accept-Encoding" };

/** An address without prefix depends on the language cookie; one with a prefix is the same for all who need no cookie set. */
function pageCaching({ language, cookies }: PageVisit): HeaderRecord {
  return languages[language].prefix === "" || cookies.length > 0 ? privatePage : sharedPage;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
