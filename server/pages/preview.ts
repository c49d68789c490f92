import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerBuild } from "react-router";
import type { LocalizationKey } from "#domain/content";
import { readPreviewToken } from "#domain/editing";
import { previewParameter } from "#domain/editing/schema";
import { splitPath } from "#i18n/paths.ts";
import { createApi } from "../api/api.ts";
import { createPagePolicy } from "../security-headers.ts";
import type { Services } from "../services.ts";
import type { ContentVersions } from "./content-versions.ts";
import { withInspectScript } from "./inspect-script.ts";
import { previewErrorPage } from "./preview-error-page.ts";
import { createPageRenderer } from "./render-page.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { PageResponses } from "./respond.ts";
import { withUnpublished } from "./with-unpublished.ts";

type Preview = (request: Request, token: string) => Promise<Response>;
type Api = { fetch(request: Request): Promise<Response> };

/**
 * Renders the page of an unpublished localized version: publishes it in a transaction, renders the page on that transaction, and
 * rolls it back. Nothing of it is cached.
 */
export function createPreview(services: Services, build: ServerBuild, versions: ContentVersions, renderPublic: PageRenderer): Preview {
  const { environment, context } = services;
  const responses = new PageResponses(environment, createPagePolicy(environment));
  const apis = new AsyncLocalStorage<Api>();
  // Disables the cache of image metadata, which may lack images of the previewed entry.
  const uncachedVersions = { ...versions, of: () => crypto.randomUUID() };
  const render = createPageRenderer(build, services, uncachedVersions, async (request) => {
    const api = apis.getStore();
    if (!api) throw new Error("The preview was rendered outside its transaction.");
    return api.fetch(request);
  });

  const show = (request: Request, edition: LocalizationKey): Promise<Response> =>
    withUnpublished(context, edition, async (previewContext, { published }) => {
      if (!published.ok && published.reason !== "nothingToPublish") {
        const fields = "fields" in published ? Object.keys(published.fields) : undefined;
        return previewErrorPage(request, fields ? { why: "notWhole", edition, fields } : { why: "notThere" });
      }
      const { database } = previewContext;
      const api = serialiseCalls(createApi({ ...services, context: previewContext, searchDatabase: database }));
      const id = crypto.randomUUID();
      return responses.rendered(await apis.run(api, () => render(request, edition.language, id, { isPreview: true })), id);
    });

  /** Renders the public page with the script that reports clicked texts. */
  const showWithInspectScript = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    url.searchParams.delete(previewParameter);
    const id = crypto.randomUUID();
    const page = await renderPublic(new Request(url, { headers: { accept: "text/html" } }), splitPath(url.pathname).language, id);
    const html = page.result.html && withInspectScript(page.result.html);
    return responses.rendered({ ...page, result: { ...page.result, html } }, id);
  };

  const answer = (request: Request, token: string) => {
    const link = readPreviewToken(context, { token, path: new URL(request.url).pathname });
    if (!link) return previewErrorPage(request, { why: "expired" });
    if (link.use === "sentences") return showWithInspectScript(request);
    const { type, key, language } = link;
    return show(request, { type, key, language });
  };

  return async (request, token) => {
    const response = await answer(request, token);
    response.headers.set("x-robots-tag", "noindex, nofollow");
    response.headers.set("referrer-policy", "no-referrer");
    // Allows the back office to show the page in frames.
    const policy = response.headers.get("content-security-policy");
    if (policy) response.headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    return response;
  };
}

/** Runs API calls one after another, because a transaction has only one connection. */
function serialiseCalls(api: ReturnType<typeof createApi>): Api {
  let last: Promise<unknown> = Promise.resolve();
  return {
    fetch(request) {
      const next = last.then(() => api.fetch(request, { ofPage: true }));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
