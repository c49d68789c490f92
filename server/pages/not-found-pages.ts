import { findPage, matchPage } from "#app/routing/match-page.ts";
import type { PageRow } from "#app/routing/page-row.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { createPageCache } from "#platform/page-cache";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Environment } from "../environment.ts";
import type { ContentStamps } from "./content-stamps.ts";
import type { PageDecision } from "./decide-request.ts";
import type { PageRenderer, Rendered } from "./page-renderer.ts";

/** As much of a rendered page as its response needs. */
type NotFoundPage = Pick<Rendered, "response" | "result">;
type Parts = { environment: Environment; stamps: ContentStamps; render: PageRenderer };
/** A drawn not-found page with holes. */
type Template = { html: string };
/** What fills the holes: the part of the path that no page has, and the query that found nothing. */
type Missing = { part: string; query: string };

/** Stand in the place of what differs between addresses. In a link the address is encoded, in the message it is not. */
const holes = { address: "%4Eo-such-address-7c1e9a", text: "No-such-address-7c1e9a", key: "no-such-entry-7c1e9a", query: "?no-such-query" };
/** A template takes about 70 kB. In each language there are those of the patterns in the route table, and one for all else. */
const cacheBytes = 8 * 1024 * 1024;

/** Not-found pages: drawn once for each language and kind of address, and filled with the path that was asked for. */
export class NotFoundPages {
  readonly #templates = createPageCache<Template>({ maxBytes: cacheBytes, sizeOf: ({ html }) => html.length, isOver: () => false });
  readonly #siteUrl: URL;
  readonly #stamps: ContentStamps;
  readonly #render: PageRenderer;

  constructor({ environment, stamps, render }: Parts) {
    this.#siteUrl = environment.siteUrl;
    this.#stamps = stamps;
    this.#render = render;
  }

  /** For an address that no row of the route table takes. */
  async ofAddress(url: URL, requestId: string): Promise<NotFoundPage> {
    const { language, path } = splitPath(url.pathname);
    const row = matchPage(path)?.page;
    const folder = row ? folderOf(row) : "/";
    const sample = folder + holes.address;
    // A template has to be refused for the same reason as the address.
    if (folder === undefined || findPage(path) || matchPage(sample)?.page !== row || findPage(sample))
      return this.#render(requestOf(url), language, requestId);
    const drawn = await this.#fill(
      { language, kind: `address ${row?.path}`, sample: new URL(localPath(language, sample), this.#siteUrl) },
      { part: path.slice(folder.length), query: "" },
      requestId,
    );
    return drawn ?? this.#render(requestOf(url), language, requestId);
  }

  /** For a page of the route table whose loader found nothing; `undefined` where that has to be drawn itself. */
  async ofPage({ language, match: { page }, path, query }: PageDecision, requestId: string): Promise<NotFoundPage | undefined> {
    const folder = folderOf(page);
    const sample = new URL(localPath(language, folder === undefined ? path : folder + holes.key), this.#siteUrl);
    sample.search = query;
    return this.#fill(
      { language, kind: `page ${page.path}${query && "?"}`, sample },
      { part: path.slice(folder?.length ?? path.length), query },
      requestId,
    );
  }

  async #fill(
    { language, kind, sample }: { language: Language; kind: string; sample: URL },
    { part, query }: Missing,
    requestId: string,
  ): Promise<NotFoundPage | undefined> {
    if (import.meta.env.DEV) return undefined;
    const key = `${language} ${this.#stamps.of(language)} ${kind}`;
    const template = await this.#templates.fetch(key, async () => {
      const { response, result, isComplete } = await this.#render(requestOf(sample), language, requestId);
      if (response.status !== 404 || result.html === undefined || !isComplete) return undefined;
      return { html: sample.search ? result.html.replaceAll(searchIn(sample.search), holes.query) : result.html };
    });
    if (!template) return undefined;
    const html = template.html
      .replaceAll(holes.query, () => (query ? searchIn(`?${query}`) : ""))
      .replaceAll(holes.address, () => encodedPart(part))
      .replaceAll(holes.key, () => encodedPart(part))
      .replaceAll(holes.text, () => textOf(part));
    return { response: new Response(null, { status: 404 }), result: { html, cookies: [] } };
  }
}

/** The path before a row's parameter; `undefined` for a row without one. */
function folderOf({ path }: PageRow): string | undefined {
  return /^(.*\/):\w+$/.exec(path)?.[1];
}

/** As React writes a query into a link. */
const searchIn = (search: string) => search.replaceAll("&", "&amp;");

/** Percent-encoded so that it means the same in a link, in a script and in JSON. */
const encodedPart = (part: string) => part.replace(/[&'"<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The path as the visitor typed it, escaped for HTML. */
const textOf = (part: string) => escapeMarkup(decoded(part));

function decoded(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

function requestOf(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}
