import type { Context } from "hono";
import { copiesOf, copyNameOf } from "#app/page/copies.server.ts";
import { pageName, pages } from "#app/routing/pages.ts";
import { refreshSearch, search, type SitePage } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import { isTimedOut } from "#platform/database";
import type { Admission } from "../admission.ts";
import { clientAddress } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { search as endpoint } from "./every-endpoint.ts";
import type { ApiParts } from "./mount.ts";

const secondsAfterTimeout = 10;

/** `GET /search`: what a text finds among the public entries and the pages of a language, best first. */
export function mountSearch({ services: { context, searched, environment }, mount }: ApiParts, admit: Admission): void {
  let refreshed: Promise<void> | undefined;
  mount.everybody(endpoint, [], async (c, { q, language, size, type }) => {
    if (q === "") return succeed(c, []);
    // Once a process: entries from before this program, or its way to analyse texts, existed.
    refreshed ??= refreshSearch(context).catch((error: unknown) => {
      refreshed = undefined;
      throw error;
    });
    await refreshed;
    const find = () => search({ ...context, database: searched }, { text: q, language, pages: sitePages(language), size, type });
    try {
      if (c.env.admitted) return succeed(c, await find());
      const admitted = await admit(clientAddress(c, environment.trustedProxy), find);
      if (admitted.ok) return succeed(c, admitted.result);
      return admitted.status === 429 ? tooMany(c, admitted.retryAfter) : busy(c, admitted.retryAfter);
    } catch (error) {
      if (!isTimedOut(error)) throw error;
      context.log.warn("search.timedOut", { language, letters: q.length });
      return busy(c, secondsAfterTimeout);
    }
  });
}

function busy(c: Context, retryAfter: number) {
  return fail(c, 503, "unavailable", { "Retry-After": String(retryAfter) });
}

const pagesOf = new Map<Language, SitePage[]>();

/** The pages of the site map that are no entries, by what they say about themselves to search engines; the same array each time. */
function sitePages(language: Language): SitePage[] {
  const read = pagesOf.get(language) ?? readSitePages(language);
  pagesOf.set(language, read);
  return read;
}

function readSitePages(language: Language): SitePage[] {
  const found = pages.filter((page) => page.sitemap && !page.content);
  return found.flatMap((page) => {
    const name = copyNameOf(page);
    const copy = name && copiesOf(name)[language];
    return copy && "seo" in copy ? [{ ...copy.seo, id: pageName(page.path), path: page.path }] : [];
  });
}
