import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createApiClient, type ApiClient } from "#app/api-client/api-client.ts";
import { renderResult, type RenderResult } from "#app/page/render-result.ts";
import { requestContext, type RequestContext } from "#app/page/request-context.ts";
import { completeSite } from "#domain/site-config";
import { closedPages } from "#domain/site-config/schema";
import { languageCacheName, readCookie } from "#i18n/language-cache.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import { splitPath } from "#i18n/paths.ts";
import { outageRetryAfter } from "../failures.ts";
import type { Services } from "../services.ts";
import type { ContentVersions } from "./content-versions.ts";
import { createEntryPictures } from "./entry-pictures.ts";
import { createMissingImageLog } from "./missing-image-log.ts";
import type { PageVisitor, PageRenderer } from "./page-renderer.ts";
import { createApiErrorLog } from "./api-error-log.ts";
import { recordOf } from "#i18n/record-of.ts";
import { acceptedLanguages } from "../accepted-languages.ts";

type CallApi = (request: Request, caller?: { address?: string; admitted?: boolean }) => Promise<Response>;

/**
 * Renders documents and loader data with React Router. Each language has a handler with its own routes only, because matching among
 * all of them costs more than a small page.
 */
export function createPageRenderer(
  build: ServerBuild,
  services: Pick<Services, "environment" | "context">,
  versions: ContentVersions,
  callApi: CallApi,
): PageRenderer {
  const { environment, context } = services;
  const logApiError = createApiErrorLog(context.log);
  const readPictures = createEntryPictures(versions);
  const logMissing = createMissingImageLog(context.log);
  const tags = { gtmId: environment.gtmId, pixelUrl: environment.pixelUrl?.href };
  const base = environment.apiBase?.href.replace(/\/$/, "") ?? `${environment.siteUrl.origin}/api`;
  const handlers = recordOf(languageCodes, (code) => createRequestHandler(buildFor(build, code), import.meta.env.MODE));

  return async (request, language, requestId, { visitor, ...options } = {}) => {
    const result: RenderResult = { cookies: [] };
    let isOutage = false;
    const call: CallApi = environment.apiBase ? (apiRequest) => fetch(apiRequest) : callApi;
    const api = createApiClient({
      base,
      language,
      fetch: visitor ? forwardCredentials(visitor, call, result.cookies) : call,
      onHttpError: (details) => {
        isOutage ||= isOutageAnswer(details);
        logApiError({ requestId, ...details });
      },
    });
    const [{ site, closedPages, layout, emptyTypes }, pictures] = await Promise.all([readSite(api), readPictures(api)]);
    const { pathname } = new URL(request.url);
    const reportMissing = (picture: string) => logMissing({ requestId, path: pathname }, picture);
    const page: RequestContext = {
      language,
      requestId,
      siteUrl: environment.siteUrl.href,
      now: context.clock.now(),
      site,
      closedPages,
      isOutage: () => isOutage,
      tags,
      api,
      layout,
      emptyTypes,
      pictures,
      reportMissing,
      ...(visitor && describeVisitor(visitor, request)),
      ...options,
    };
    const render = () => {
      const provider = new RouterContextProvider();
      provider.set(requestContext, page);
      provider.set(renderResult, result);
      return handlers[language](request, provider);
    };
    let response = await render();
    // Renders the outage page, because lists of the first render may be empty due to the outage.
    if (isOutage && response.status !== 503 && request.method !== "POST") response = await render();
    if (response.status === 503) response.headers.set("retry-after", String(result.retryAfter ?? outageRetryAfter));
    if (result.error && !isOutage) context.log.error("page.failed", result.error, { requestId, path: pathname });
    return { response, result, isComplete: !api.hasFailed() };
  };
}

/** Reads the site config of the language; English fills its gaps. */
async function readSite(api: ApiClient): Promise<Pick<RequestContext, "site" | "closedPages" | "layout" | "emptyTypes">> {
  const { current, english } = await api.config();
  // Removes fields that no page shows: maintenance, which applies per language, and the recipients of questions.
  const site = { ...completeSite(current?.site ?? {}, english?.site ?? {}), maintenance: undefined, questionEmails: undefined };
  return {
    site,
    closedPages: closedPages(current?.site ?? {}),
    layout: current?.layout ?? {},
    emptyTypes: current?.emptyTypes ?? [],
  };
}

function describeVisitor(visitor: PageVisitor, request: Request): Pick<RequestContext, "preference" | "userAgent" | "hasCookies"> {
  return {
    preference: readPreference(visitor, request),
    userAgent: visitor.headers.get("user-agent") ?? undefined,
    hasCookies: Boolean(visitor.headers.get("cookie")),
  };
}

/** A language prefix stores its language (specification, section 4), so it counts from the first visit on. */
function readPreference({ headers }: PageVisitor, { url }: Request): RequestContext["preference"] {
  const { prefixed, language } = splitPath(new URL(url).pathname);
  return {
    cached: prefixed ? language : readCookie(headers.get("cookie"), languageCacheName),
    browser: acceptedLanguages(headers.get("accept-language"))[0],
  };
}

/** Forwards the visitor's cookies to the API, and collects the cookies that it sets, for the response and for later calls. */
function forwardCredentials(
  { headers, address, admitted }: PageVisitor,
  call: CallApi,
  cookies: string[],
): (request: Request) => Promise<Response> {
  const jar = new Map(
    (headers.get("cookie") ?? "")
      .split("; ")
      .filter(Boolean)
      .map((pair) => parsePair(pair)),
  );
  return async (request) => {
    request.headers.set("user-agent", headers.get("user-agent") ?? "");
    request.headers.set("cookie", Array.from(jar, ([name, value]) => `${name}=${value}`).join("; "));
    // The page's own request has passed the origin check already.
    request.headers.set("sec-fetch-site", "same-origin");
    request.headers.set("x-forwarded-for", address);
    const response = await call(request, { address, admitted });
    for (const cookie of response.headers.getSetCookie()) {
      cookies.push(cookie);
      jar.set(...parsePair(cookie.replace(/;[^]*/, "")));
    }
    return response;
  };
}

function isOutageAnswer({ status, body }: { status: number; body: unknown }): boolean {
  return (
    status === 503 && typeof body === "object" && body !== null && "reason" in body && body.reason === ("unavailable" satisfies Reason)
  );
}

function parsePair(pair: string): [string, string] {
  const separator = pair.indexOf("=");
  return separator === -1 ? [pair, ""] : [pair.slice(0, separator), pair.slice(separator + 1)];
}

function buildFor(build: ServerBuild, language: Language): ServerBuild {
  const isOtherLanguage = (id: string) => id.includes("___") && !id.endsWith(`___${language}`);
  const select = <Entry>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isOtherLanguage(id)));
  // Selects the manifest of the language, which the build wrote beside the full one.
  const url = import.meta.env.DEV ? build.assets.url : build.assets.url.replace(/\.js$/, `-${language}.js`);
  return { ...build, routes: select(build.routes), assets: { ...build.assets, url, routes: select(build.assets.routes) } };
}
