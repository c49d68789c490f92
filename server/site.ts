import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ServerBuild } from "react-router";
import { apiPath, createApi } from "./api/api.ts";
import { watchContentStamps } from "./documents/content-stamps.ts";
import { createDocuments, type Answer, type DocumentRequest } from "./documents/documents.ts";
import { createPageRenderer } from "./documents/render-page.ts";
import { buildFiles } from "./files/builds.ts";
import { wellKnownFiles } from "./files/well-known.ts";
import { filePolicy, securityHeaders } from "./middleware/security-headers.ts";
import { splitPath } from "#i18n/paths.ts";
import type { Services } from "./services.ts";

export type Site = {
  fetch(request: Request): Promise<Response>;
  listener(request: IncomingMessage, response: ServerResponse): void;
  stop(): Promise<void>;
};

const clientDirectory = path.relative(process.cwd(), path.resolve(import.meta.dirname, "..", "client"));

/**
 * The whole site as one function from request to response. Order: what the rules and the page cache can answer at
 * once, the API, files, and at last the pages to render.
 */
export async function createSite(services: Services): Promise<Site> {
  const { environment, context } = services;
  const build = (await import("virtual:react-router/server-build")) as ServerBuild;
  const stamps = await watchContentStamps(services);
  const api = createApi(services);
  const render = createPageRenderer(build, services, async (request) => api.fetch(request));
  const documents = createDocuments({ build, services, stamps, render });
  const common = { ...securityHeaders(environment), "content-security-policy": filePolicy };

  const app = new Hono();
  app.use(async (c, next) => {
    const answer = documents.answerAtOnce(documentRequest(c.req.raw));
    if (answer) return toResponse(answer);
    return next();
  });
  app.all(`${apiPath}`, (c) => api.fetch(c.req.raw));
  app.all(`${apiPath}/*`, (c) => api.fetch(c.req.raw));

  const files = new Hono();
  files.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);
  });
  files.use(methodNotAllowed({ app: files }));
  files.route("/", wellKnownFiles(services));
  files.route("/", buildFiles(build, context.clock.now().getTime()));
  files.get(
    "/assets/*",
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  for (const prefix of ["/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/.well-known/*", "/builds/*", "/assets/*"]) {
    app.all(prefix, (c) => files.fetch(c.req.raw));
  }

  app.all("*", async (c) => {
    const { pathname } = new URL(c.req.url);
    if (pathname.endsWith(".data")) {
      const { response } = await render(c.req.raw, splitPath(pathname).language, crypto.randomUUID());
      return response;
    }
    const answer = await documents.answer(documentRequest(c.req.raw));
    return answer instanceof Response ? answer : toResponse(answer);
  });
  app.onError((error, c) => {
    const requestId = crypto.randomUUID();
    context.log.error("request.failed", error, { requestId, path: c.req.path });
    const headers = { ...common, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", "x-request-id": requestId };
    return new Response(`Internal Server Error\n${requestId}\n`, { status: 500, headers });
  });

  const honoListener = getRequestListener(app.fetch);
  return {
    fetch: async (request) => app.fetch(request),
    listener(request, response) {
      const answer = documents.answerAtOnce(incomingRequest(request));
      if (!answer) return void honoListener(request, response);
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    },
    stop: () => stamps.stop(),
  };
}

function incomingRequest({ method, url, headers }: IncomingMessage): DocumentRequest {
  return {
    method: method!,
    target: url!,
    host: headers.host,
    cookie: headers.cookie,
    acceptEncoding: headers["accept-encoding"] as string | undefined,
    ifNoneMatch: headers["if-none-match"],
  };
}

function documentRequest({ method, url, headers }: Request): DocumentRequest {
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
  return new Response(body as BodyInit | null, { status, headers: all });
}
