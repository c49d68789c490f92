import type { Context } from "hono";
import { refreshSearch, search, suggest, type SearchAnswer, type SitePage } from "#domain/content";
import type { SearchKind } from "#domain/content/schema";
import { openAnonymousCounter } from "#domain/visits";
import type { Language } from "#i18n/languages.ts";
import { isTimedOut } from "#platform/database";
import type { LoadShedder } from "../load-shedder.ts";
import { clientAddress, type VisitorEnv } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { search as endpoint, searchKinds as kindsEndpoint, suggestions as suggestionsEndpoint } from "./every-endpoint.ts";
import type { ApiParts } from "./mount.ts";
import { nearbyOf } from "./nearby.ts";
import { openSearchablePages } from "./searchable-pages.ts";

const secondsAfterTimeout = 10;
const emptyAnswer: SearchAnswer = { results: [], counts: {}, isEmergency: false };

type SearchInput = { q: string; language: Language; size: number; type?: string; kind?: SearchKind };

export function mountSearch({ services, mount }: ApiParts, { run }: LoadShedder): void {
  const { context, searchDatabase, environment } = services;
  let refresh: Promise<void> | undefined;
  const count = openAnonymousCounter(context);
  const pagesOf = openSearchablePages(context);

  const find = async ({ q, language, size, type, kind }: SearchInput): Promise<SearchAnswer> => {
    const pages: SitePage[] = type === undefined ? await pagesOf(language) : [];
    const nearby = type === undefined ? nearbyOf(services, language) : undefined;
    const searchAnswer = await search({ ...context, database: searchDatabase }, { text: q, language, pages, size, type, kind, nearby });
    if (searchAnswer.results.length === 0 && type === undefined && kind === undefined) count("unfound", q.toLowerCase(), language);
    return searchAnswer;
  };

  const answer = async <Data>(c: Context<VisitorEnv>, { q, language }: SearchInput, emptyResult: Data, work: () => Promise<Data>) => {
    if (q === "") return succeed(c, emptyResult);
    // Runs once per process: indexes entries that are older than this program or its text analysis.
    refresh ??= refreshSearch(context).catch((error: unknown) => {
      refresh = undefined;
      throw error;
    });
    await refresh;
    try {
      if (c.env.admitted) return succeed(c, await work());
      const admitted = await run(clientAddress(c, environment.trustedProxy), work);
      if (admitted.ok) return succeed(c, admitted.result);
      return admitted.status === 429 ? tooMany(c, admitted.retryAfter) : busy(c, admitted.retryAfter);
    } catch (error) {
      if (!isTimedOut(error)) throw error;
      context.log.warn("search.timedOut", { language, letters: q.length });
      return busy(c, secondsAfterTimeout);
    }
  };

  mount.everybody(endpoint, [], (c, query) => answer(c, query, [], async () => (await find(query)).results));
  mount.everybody(kindsEndpoint, [], (c, query) => answer(c, query, emptyAnswer, () => find(query)));
  mount.everybody(suggestionsEndpoint, [], (c, { q, ...query }) =>
    answer(c, { q, ...query }, [], async () =>
      suggest({ ...context, database: searchDatabase }, { ...query, text: q, pages: await pagesOf(query.language) }),
    ),
  );
}

function busy(c: Context, retryAfter: number) {
  return fail(c, 503, "unavailable", { "Retry-After": String(retryAfter) });
}
