import { AsyncLocalStorage } from "node:async_hooks";
import { TransactionRollbackError } from "drizzle-orm";
import type { ServerBuild } from "react-router";
import { cancelPlan, publishEntry, type EditionKey } from "#domain/content";
import { readPreview } from "#domain/editing";
import { previewName } from "#domain/editing/schema";
import { splitPath } from "#i18n/paths.ts";
import { onlyRow, type Database } from "#platform/database";
import type { EditorContext } from "../../domain/context.ts";
import { createApi } from "../api/api.ts";
import { createPagePolicy } from "../security-headers.ts";
import type { Services } from "../services.ts";
import type { ContentStamps } from "./content-stamps.ts";
import { withPicking } from "./pick-sentences.ts";
import { previewRefusal } from "./preview-refusal.ts";
import { createPageRenderer } from "./render-page.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { PageResponses } from "./respond.ts";

type Preview = (request: Request, token: string) => Promise<Response>;
type Api = { fetch(request: Request): Promise<Response> };

/**
 * The real page of an edition that is not public yet: it is published in a transaction, the page is rendered on that, and
 * the transaction is taken back. Nobody else ever sees it, and nothing of it is kept.
 */
export function createPreview(services: Services, build: ServerBuild, stamps: ContentStamps, renderPublic: PageRenderer): Preview {
  const { environment, context } = services;
  const responses = new PageResponses(environment, createPagePolicy(environment));
  const apis = new AsyncLocalStorage<Api>();
  // Cached images of public entries may lack those of the previewed one.
  const alwaysNew = { ...stamps, of: () => crypto.randomUUID() };
  const render = createPageRenderer(build, services, alwaysNew, async (request) => {
    const api = apis.getStore();
    if (!api) throw new Error("a preview is rendered in its transaction");
    return api.fetch(request);
  });

  const show = (request: Request, edition: EditionKey): Promise<Response> =>
    takenBack(context.database, async (database) => {
      const own = { ...context, database };
      const published = await publishWork({ ...own, actor: { kind: "system", name: "server" } }, edition);
      if (!published.ok && published.reason !== "nothingToPublish") {
        const fields = "fields" in published ? Object.keys(published.fields) : undefined;
        return previewRefusal(request, fields ? { why: "notWhole", edition, fields } : { why: "notThere" });
      }
      const api = inTurn(createApi({ ...services, context: own, searched: database }));
      const id = crypto.randomUUID();
      return responses.rendered(await apis.run(api, () => render(request, edition.language, id, { isPreview: true })), id);
    });

  /** A page as it is public, with the script by which its sentences are picked. */
  const showSentences = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    url.searchParams.delete(previewName);
    const id = crypto.randomUUID();
    const page = await renderPublic(new Request(url, { headers: { accept: "text/html" } }), splitPath(url.pathname).language, id);
    const html = page.result.html && withPicking(page.result.html);
    return responses.rendered({ ...page, result: { ...page.result, html } }, id);
  };

  const answer = (request: Request, token: string) => {
    const shown = readPreview(context, { token, path: new URL(request.url).pathname });
    if (!shown) return previewRefusal(request, { why: "expired" });
    if (shown.use === "sentences") return showSentences(request);
    const { type, key, language } = shown;
    return show(request, { type, key, language });
  };

  return async (request, token) => {
    const response = await answer(request, token);
    response.headers.set("x-robots-tag", "noindex, nofollow");
    response.headers.set("referrer-policy", "no-referrer");
    // The back office shows it at several widths.
    const policy = response.headers.get("content-security-policy");
    if (policy) response.headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    return response;
  };
}

/** What `look` finds in a transaction that is taken back. */
async function takenBack<Found>(database: Database, look: (database: Database) => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  try {
    await database.transaction(async (transaction) => {
      found.push(await look(transaction));
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return onlyRow(found);
}

/** The work on it; where there is none, what waits for its moment. Nothing that is planned keeps it from being seen. */
async function publishWork(context: EditorContext, edition: EditionKey) {
  const work = { ...edition, until: null };
  const published = await publishEntry(context, work);
  if (published.ok || published.reason !== "changePlanned") return published;
  await cancelPlan(context, edition);
  return publishEntry(context, work);
}

/** A transaction has one connection, which answers one question at a time. */
function inTurn(api: ReturnType<typeof createApi>): Api {
  let last: Promise<unknown> = Promise.resolve();
  return {
    fetch(request) {
      const next = last.then(() => api.fetch(request, { ofPage: true }));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
