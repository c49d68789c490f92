import { findPage, matchPage } from "#app/routing/match-page.ts";
import type { PageRow } from "#app/routing/page-row.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { createPageCache } from "#platform/page-cache";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Environment } from "../environment.ts";
import type { ContentVersions } from "./content-versions.ts";
import type { PageDecision } from "./decide-request.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

type NotFoundPage = Pick<RenderedPage, "response" | "result">;
type Parts = { environment: Environment; versions: ContentVersions; render: PageRenderer };
/** Rendered not-found page with placeholders. */
type Template = { html: string };
/** Values of the placeholders: the unknown part of the path, and the query without a result. */
type Values = { part: string; query: string };

/** Placeholders. The path is encoded in links (`address`) but not in the message (`text`). */
const placeholders = {
  address: "%4Eo-such-address-7c1e9a",
  text: "No-such-address-7c1e9a",
  key: "no-such-entry-7c1e9a",
  query: "?no-such-query",
};
/** A template takes about 70 kB. Each language has one per route pattern, and one for all other paths. */
const cacheBytes = 8 * 1024 * 1024;

/** Renders the not-found page once per language and kind of address, and fills in the requested path. */
export class NotFoundPages {
  readonly #templates = createPageCache<Template>({ maxBytes: cacheBytes, sizeOf: ({ html }) => html.length, isExpired: () => false });
  readonly #siteUrl: URL;
  readonly #versions: ContentVersions;
  readonly #render: PageRenderer;

  constructor({ environment, versions, render }: Parts) {
    this.#siteUrl = environment.siteUrl;
    this.#versions = versions;
    this.#render = render;
  }

  /** Not-found page for a URL without a row in the route table. */
  async ofAddress(url: URL, requestId: string): Promise<NotFoundPage> {
    const { language, path } = splitPath(url.pathname);
    const row = matchPage(path)?.page;
    const folder = row ? folderOf(row) : "/";
    const templatePath = folder + placeholders.address;
    // Uses a template only if its URL is unknown for the same reason.
    if (folder === undefined || findPage(path) || matchPage(templatePath)?.page !== row || findPage(templatePath))
      return this.#render(documentRequest(url), language, requestId);
    const page = await this.#fill(
      { language, kind: `address ${row?.path}`, templateUrl: new URL(localPath(language, templatePath), this.#siteUrl) },
      { part: path.slice(folder.length), query: "" },
      requestId,
    );
    return page ?? this.#render(documentRequest(url), language, requestId);
  }

  /** Not-found page for a route whose loader found nothing; `undefined` if there is no template for it. */
  async ofPage({ language, match: { page }, path, query }: PageDecision, requestId: string): Promise<NotFoundPage | undefined> {
    const folder = folderOf(page);
    const templateUrl = new URL(localPath(language, folder === undefined ? path : folder + placeholders.key), this.#siteUrl);
    templateUrl.search = query;
    return this.#fill(
      { language, kind: `page ${page.path}${query && "?"}`, templateUrl },
      { part: path.slice(folder?.length ?? path.length), query },
      requestId,
    );
  }

  async #fill(
    { language, kind, templateUrl }: { language: Language; kind: string; templateUrl: URL },
    { part, query }: Values,
    requestId: string,
  ): Promise<NotFoundPage | undefined> {
    if (import.meta.env.DEV) return undefined;
    const key = `${language} ${this.#versions.of(language)} ${kind}`;
    const template = await this.#templates.fetch(key, async () => {
      const { response, result, isComplete } = await this.#render(documentRequest(templateUrl), language, requestId);
      if (response.status !== 404 || result.html === undefined || !isComplete) return undefined;
      return { html: templateUrl.search ? result.html.replaceAll(escapeQuery(templateUrl.search), placeholders.query) : result.html };
    });
    if (!template) return undefined;
    const html = template.html
      .replaceAll(placeholders.query, () => (query ? escapeQuery(`?${query}`) : ""))
      .replaceAll(placeholders.address, () => encodePart(part))
      .replaceAll(placeholders.key, () => encodePart(part))
      .replaceAll(placeholders.text, () => escapeText(part));
    return { response: new Response(null, { status: 404 }), result: { html, cookies: [] } };
  }
}

/** Returns the path before the parameter; `undefined` for a row without one. */
function folderOf({ path }: PageRow): string | undefined {
  return /^(.*\/):\w+$/.exec(path)?.[1];
}

/** Escapes a query as React does in a link. */
const escapeQuery = (search: string) => search.replaceAll("&", "&amp;");

/** Percent-encodes characters that are special in a link, a script or JSON. */
const encodePart = (part: string) => part.replace(/[&'"<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes the path for the message and escapes it for HTML. */
const escapeText = (part: string) => escapeMarkup(decodePath(part));

function decodePath(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

function documentRequest(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}
