import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createApiClient } from "#app/api-client/api-client.ts";
import { requestContext, type RequestContext } from "#app/shell/request-context.ts";
import type { Site } from "#domain/site-config/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Services } from "../services.ts";

export type Rendered = { response: Response; rendering: RequestContext };
export type PageRenderer = (request: Request, language: Language, requestId: string) => Promise<Rendered>;

/**
 * React Router behind the rules: renders a document, or answers one of the router's own data requests. Each language
 * has a handler that knows only its routes, because matching among all of them costs more than a small page.
 */
export function createPageRenderer(
  build: ServerBuild,
  services: Pick<Services, "environment" | "context">,
  callApi: (request: Request) => Promise<Response>,
): PageRenderer {
  const { environment, context } = services;
  const handlers = new Map(languageCodes.map((code) => [code, createRequestHandler(buildFor(build, code), import.meta.env.MODE)]));

  return async (request, language, requestId) => {
    const api = createApiClient({
      base: environment.apiBase?.href.replace(/\/$/, "") ?? `${environment.siteUrl.origin}/api`,
      language,
      fetch: environment.apiBase ? fetch : callApi,
      onHttpError: (details) => {
        // A missing entry is a page that does not exist, not a fault.
        if (details.status !== 404) context.log.warn("api.refused", { requestId, ...details });
      },
    });
    const { current, english } = await api.config();
    const site: Partial<Site> = { ...english?.site, ...current?.site };
    const rendering: RequestContext = { language, requestId, siteUrl: environment.siteUrl.href, site, api };
    const provider = new RouterContextProvider();
    provider.set(requestContext, rendering);
    const response = await handlers.get(language)!(request, provider);
    if (rendering.failure) context.log.error("page.failed", rendering.failure, { requestId, path: new URL(request.url).pathname });
    return { response, rendering };
  };
}

function buildFor(build: ServerBuild, language: Language): ServerBuild {
  const isOthers = (id: string) => id.includes("___") && !id.endsWith(`___${language}`);
  const own = <Entry>(routes: Record<string, Entry>) => Object.fromEntries(Object.entries(routes).filter(([id]) => !isOthers(id)));
  return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } } as ServerBuild;
}
