import type { Context } from "hono";
import { sitePages } from "#app/page/site-pages.server.ts";
import { readContentStamps, refreshSearch, search, suggest, type SearchAnswer, type SitePage } from "#domain/content";
import type { SearchKind } from "#domain/content/schema";
import { listSearched, type SearchedDocument } from "#domain/documents";
import { readReplacements } from "#domain/site-config";
import { openBareCounts } from "#domain/visits";
import { languages, type Language } from "#i18n/languages.ts";
import { isTimedOut } from "#platform/database";
import type { Admission } from "../admission.ts";
import { clientAddress, type VisitorEnv } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { search as endpoint, searchKinds as kindsEndpoint, suggestions as suggestionsEndpoint } from "./every-endpoint.ts";
import type { ApiParts } from "./mount.ts";
import { nearbyOf } from "./nearby.ts";

const secondsAfterTimeout = 10;
const nothing: SearchAnswer = { results: [], counts: {} };

type Asked = { q: string; language: Language; size: number; type?: string; kind?: SearchKind };

/** `GET /search`: what a text finds among the public entries, the pages and the files of a language, best first. */
export function mountSearch({ services, mount }: ApiParts, { admit }: Admission): void {
  const { context, searched, environment } = services;
  let refreshed: Promise<void> | undefined;
  const count = openBareCounts(context);
  const documents = keptDocuments(context);

  const find = async ({ q, language, size, type, kind }: Asked): Promise<SearchAnswer> => {
    const pages: SitePage[] = type === undefined ? await pagesOf(language) : [];
    const nearby = type === undefined ? nearbyOf(services, language) : undefined;
    const found = await search({ ...context, database: searched }, { text: q, language, pages, size, type, kind, nearby });
    if (found.results.length === 0 && type === undefined && kind === undefined) count("unfound", q.toLowerCase(), language);
    return found;
  };
  const pagesOf = async (language: Language) => [
    ...sitePages(language, await readReplacements(context, language)),
    ...(await documents(language)),
  ];

  const answer = async <Data>(c: Context<VisitorEnv>, { q, language }: Asked, none: Data, work: () => Promise<Data>) => {
    if (q === "") return succeed(c, none);
    // Once a process: entries from before this program, or its way to analyse texts, existed.
    refreshed ??= refreshSearch(context).catch((error: unknown) => {
      refreshed = undefined;
      throw error;
    });
    await refreshed;
    try {
      if (c.env.admitted) return succeed(c, await work());
      const admitted = await admit(clientAddress(c, environment.trustedProxy), work);
      if (admitted.ok) return succeed(c, admitted.result);
      return admitted.status === 429 ? tooMany(c, admitted.retryAfter) : busy(c, admitted.retryAfter);
    } catch (error) {
      if (!isTimedOut(error)) throw error;
      context.log.warn("search.timedOut", { language, letters: q.length });
      return busy(c, secondsAfterTimeout);
    }
  };

  mount.everybody(endpoint, [], (c, asked) => answer(c, asked, [], async () => (await find(asked)).results));
  mount.everybody(kindsEndpoint, [], (c, asked) => answer(c, asked, nothing, () => find(asked)));
  mount.everybody(suggestionsEndpoint, [], (c, { q, ...asked }) =>
    answer(c, { q, ...asked }, [], async () =>
      suggest({ ...context, database: searched }, { ...asked, text: q, pages: await pagesOf(asked.language) }),
    ),
  );
}

/** The files of a language, as long as the content is what they were listed from. */
function keptDocuments(context: Parameters<typeof listSearched>[0]) {
  const kept = new Map<Language, { stamp: string | undefined; documents: SearchedDocument[] }>();
  return async (language: Language): Promise<SearchedDocument[]> => {
    const stamp = (await readContentStamps(context)).get(languages[language].websiteId);
    const known = kept.get(language);
    if (known?.stamp === stamp && known) return known.documents;
    const documents = await listSearched(context, language);
    kept.set(language, { stamp, documents });
    return documents;
  };
}

function busy(c: Context, retryAfter: number) {
  return fail(c, 503, "unavailable", { "Retry-After": String(retryAfter) });
}
