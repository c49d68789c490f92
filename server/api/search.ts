import type { Context } from "hono";
import { sitePages } from "#app/page/site-pages.server.ts";
import { refreshSearch, search } from "#domain/content";
import { readReplacements } from "#domain/site-config";
import { openBareCounts } from "#domain/visits";
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
  const count = openBareCounts(context);
  mount.everybody(endpoint, [], async (c, { q, language, size, type }) => {
    if (q === "") return succeed(c, []);
    // Once a process: entries from before this program, or its way to analyse texts, existed.
    refreshed ??= refreshSearch(context).catch((error: unknown) => {
      refreshed = undefined;
      throw error;
    });
    await refreshed;
    const find = async () => {
      const pages = type === undefined ? sitePages(language, await readReplacements(context, language)) : [];
      const found = await search({ ...context, database: searched }, { text: q, language, pages, size, type });
      if (found.length === 0 && type === undefined) count("unfound", q.toLowerCase(), language);
      return found;
    };
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
