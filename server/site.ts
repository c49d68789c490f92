import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Hono, type Context, type Handler, type MiddlewareHandler } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { countNotFound } from "./pages/count-not-found.ts";
import { previewParameter } from "#domain/editing/schema";
import { splitPath } from "#i18n/paths.ts";
import { adminPaths, createAdmin } from "./admin/admin.ts";
import { createLoadShedder, type LoadShedder } from "./load-shedder.ts";
import { apiPath, createApi } from "./api/api.ts";
import { createBusySearches } from "./api/busy-searches.ts";
import { toUnsubscribePage } from "./api/newsletter.ts";
import { logSecurityEvent } from "./api/log-security-event.ts";
import { proxyApi } from "./api/proxy-api.ts";
import { watchContentVersions } from "./pages/content-versions.ts";
import { createPreview } from "./pages/preview.ts";
import { SitePages } from "./pages/site-pages.ts";
import type { Decision, PageRequest } from "./pages/decide-request.ts";
import type { Answer } from "./pages/respond.ts";
import { readForm } from "./pages/read-form.ts";
import { watchRedirects } from "./pages/watch-redirects.ts";
import { createPageRenderer } from "./pages/render-page.ts";
import type { PageVisitor, PageRenderer } from "./pages/page-renderer.ts";
import { documentTools } from "./downloads/document-tools.ts";
import { createDownloads, downloadPaths } from "./downloads/downloads.ts";
import { plainTextErrorHandler } from "./failures.ts";
import { createFiles, filePaths } from "./files/files.ts";
import { createMedia, mediaPaths } from "./media/media.ts";
import { acceptInboundMail, inboundMailPath } from "./inbound-mail/accept-inbound-mail.ts";
import { acceptCspReports } from "./reports/csp-reports.ts";
import { addSecurityHeaders, cspReportPath, securityHeaders } from "./security-headers.ts";
import type { Services } from "./services.ts";
import { clientAddress, visitorRateLimitKey, type Bindings, type VisitorEnv } from "./visitor.ts";
import { observeRenders } from "./telemetry/observe-work.ts";
import { startWork, type Work } from "./work.ts";

/** Caches the decision of the URL rules per request. */
type Decisions = WeakMap<IncomingMessage | Request, Decision>;

export type Site = {
  /** `address`: the client's IP address for requests without a connection. */
  fetch(request: Request, address?: string): Promise<Response>;
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Starts job workers and schedules, in the server process only. */
  startWork(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Creates the whole site, without background work until `startWork`. Order of a request: URL rules and page cache, API, files,
 * pages to render.
 */
export async function createSite(services: Services): Promise<Site> {
  const { environment, context, metrics } = services;
  const build = await import("virtual:react-router/server-build");
  let work: Work | undefined;
  const versions = await watchContentVersions(services);
  const redirects = await watchRedirects(services, versions);
  const loadShedder = createLoadShedder(services);
  const api = createApi(services, loadShedder);
  const files = createFiles(services, build, versions);
  const tools = documentTools(services);
  const downloads = createDownloads(services, { versions, tools, redirects });
  const media = createMedia(services);
  const admin = createAdmin(services);
  const callApi: Parameters<typeof createPageRenderer>[3] = async (request, { address, admitted } = {}) =>
    api.fetch(request, { address, admitted, ofPage: true } satisfies Bindings);
  const render = observeRenders(createPageRenderer(build, services, versions, callApi), metrics);
  const preview = createPreview(services, build, versions, render);
  const pages = new SitePages({ environment, versions, redirects, render, clock: context.clock, metrics, loadShedder });

  const app = new Hono<VisitorEnv>();
  const decisions: Decisions = new WeakMap();
  const visitorFrom = readVisitor(environment);
  app.use(addSecurityHeaders(environment));
  app.get("*", async (c, next) => {
    const token = c.req.query(previewParameter);
    return token === undefined ? next() : preview(c.req.raw, token);
  });
  app.use(async (c, next) => {
    // Skips requests of a connection, which the listener has tried already.
    const request = pageRequest(c.req.raw);
    const answer = c.env?.incoming ? undefined : pages.answerAtOnce(request, decisionOf(c, { pages, decisions }));
    return answer ? toResponse(answer) : next();
  });
  // Accepts reports even if another host serves the API, because this server sends the pages.
  app.all(cspReportPath, acceptCspReports(services));
  if (environment.inboundMailSecret !== undefined) app.all(inboundMailPath, acceptInboundMail(services));
  if (!environment.apiBase) app.get(apiPath + endpoints.newsletter.unsubscribe.path, toUnsubscribePage(services));
  const apiHandler = environment.apiBase ? proxyApi(services, environment.apiBase) : api;
  for (const path of [apiPath, `${apiPath}/*`]) app.all(path, (c) => apiHandler.fetch(c.req.raw, c.env));
  for (const path of filePaths) app.all(path, (c) => files.fetch(c.req.raw));
  for (const path of downloadPaths) app.all(path, (c) => downloads.fetch(c.req.raw, c.env));
  for (const path of adminPaths) app.all(path, (c) => admin.fetch(c.req.raw));
  for (const path of mediaPaths) app.all(path, (c) => media.fetch(c.req.raw));
  app.get("*", dataRequests(render, visitorFrom));
  app.all("*", countNotFound(services), answerPage({ services, pages, loadShedder, decisions }, visitorFrom));
  app.onError(plainTextErrorHandler(services));

  return {
    fetch: async (request, address) => app.fetch(request, { address } satisfies Bindings),
    listener: listenerOf(app, { services, pages, loadShedder, decisions }),
    async startWork() {
      work = await startWork(services, versions, tools);
    },
    async stop() {
      await work?.stop();
      await redirects.stop();
      await versions.stop();
    },
  };
}

type ReadVisitor = (c: Context<VisitorEnv>) => PageVisitor;
const readVisitor =
  ({ trustedProxy }: Services["environment"]): ReadVisitor =>
  (c) => ({ headers: c.req.raw.headers, address: clientAddress(c, trustedProxy) });

/** Responds to React Router's own requests for loader data. */
function dataRequests(render: PageRenderer, visitorFrom: ReadVisitor): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    if (!c.req.path.endsWith(".data")) return next();
    const { response, result } = await render(c.req.raw, splitPath(c.req.path.replace(/\.data$/, "")).language, crypto.randomUUID(), {
      visitor: visitorFrom(c),
    });
    for (const cookie of result.cookies) response.headers.append("set-cookie", cookie);
    // The data may be private to this visitor.
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

type Parts = { services: Services; pages: SitePages; loadShedder: LoadShedder; decisions: Decisions };

/** Returns the listener's decision about a request, or decides now. */
function decisionOf({ env, req }: Context<VisitorEnv>, { pages, decisions }: Pick<Parts, "pages" | "decisions">): Decision {
  const decision = decisions.get(env?.incoming ?? req.raw) ?? pages.decide(pageRequest(req.raw));
  decisions.set(req.raw, decision);
  return decision;
}

/** Responds with pages that must be loaded, and to all remaining URLs. */
function answerPage(parts: Parts, visitorFrom: ReadVisitor): Handler<VisitorEnv> {
  const { services, pages } = parts;
  const { environment } = services;
  return async (c) => {
    const answer = await pages.answer(pageRequest(c.req.raw), decisionOf(c, parts), visitorFrom(c), async (takesFiles) => {
      const form = await readForm(c.req.raw, environment, { takesFiles, sender: visitorRateLimitKey(c, environment.trustedProxy) });
      if (!form.ok && form.status === 403) await logSecurityEvent(c, services, { kind: "origin.refused" });
      return form;
    });
    return answer instanceof Response ? answer : toResponse(answer);
  };
}

/** Writes cached pages, redirects and refused searches straight to the connection, without Hono's router. */
function listenerOf(app: Hono<VisitorEnv>, { services: { environment, context }, pages, loadShedder, decisions }: Parts): Site["listener"] {
  const busySearches = environment.apiBase ? undefined : createBusySearches(environment);
  const answerAtOnce = (request: IncomingMessage) => {
    const locale = request.headers.language?.toString();
    const isCall = request.method !== "OPTIONS";
    const refused = isCall && loadShedder.isFull() ? busySearches?.(request.url ?? "/", locale) : undefined;
    if (refused) return refused;
    const pageRequest = incomingRequest(request);
    const decision = pages.decide(pageRequest);
    decisions.set(request, decision);
    return pages.answerAtOnce(pageRequest, decision);
  };
  const headers = { ...securityHeaders(environment), "cache-control": "no-store" };
  const errorHandler = (error: unknown) => {
    // Hono cannot parse the request, for example because of an invalid Host.
    if (error instanceof RequestError) return new Response("Bad Request\n", { status: 400, headers });
    context.log.error("request.failed", error);
    return new Response("Internal Server Error\n", { status: 500, headers });
  };
  const honoListener = getRequestListener(app.fetch, { errorHandler });
  return (request, response) => {
    const answer = answerAtOnce(request);
    if (!answer) return void honoListener(request, response);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  };
}

function incomingRequest({ method = "GET", url = "/", headers }: IncomingMessage): PageRequest {
  return {
    method,
    target: url,
    host: headers.host,
    cookie: headers.cookie,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}

function pageRequest({ method, url, headers }: Request): PageRequest {
  const { host, pathname, search } = new URL(url);
  return {
    method,
    target: pathname + search,
    host: headers.get("host") ?? host,
    cookie: headers.get("cookie") ?? undefined,
    acceptEncoding: headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
  };
}

function toResponse({ status, headers, body }: Answer): Response {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const single of Array.isArray(value) ? value : [value]) all.append(name, single);
  }
  return new Response(body, { status, headers: all });
}
