import { Hono, type Context } from "hono";
import { describeRoute, resolver, validator } from "hono-openapi";
import * as v from "valibot";
import { copiesOf, copyNameOf } from "#app/page/copies.server.ts";
import { pageName, pages } from "#app/routing/pages.ts";
import { collections, refreshSearch, search, type SitePage } from "#domain/content";
import { searchText } from "#domain/content/schema";
import { languageCodes, websiteIds, type Language } from "#i18n/languages.ts";
import { isTimedOut } from "#platform/database";
import type { Admission } from "../admission.ts";
import type { Services } from "../services.ts";
import { clientAddress, type VisitorEnv } from "../visitor.ts";
import { fail, refuse, succeed, tooMany } from "./envelope.ts";

const mostResults = 50;
const secondsAfterTimeout = 10;
const searchQuery = v.object({
  q: v.optional(searchText, ""),
  language: v.optional(v.picklist(languageCodes), "en"),
  size: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(mostResults)), "24"),
  type: v.optional(v.picklist(collections.map((collection) => collection.type))),
});
const searchAnswer = v.object({
  code: v.number(),
  message: v.string(),
  data: v.array(
    v.object({
      type: v.string(),
      id: v.string(),
      websiteId: v.picklist(websiteIds),
      state: v.literal(1),
      path: v.string(),
      lang: v.string(),
      title: v.string(),
      excerpt: v.array(v.object({ text: v.string(), match: v.boolean() })),
      picture: v.optional(v.string()),
      date: v.optional(v.string()),
      sample: v.optional(v.literal(true)),
    }),
  ),
});

/** `GET /search`: what a text finds among the public entries and the pages of a language, best first. */
export function searchApi({ context, searched, environment }: Services, admit: Admission): Hono<VisitorEnv> {
  const api = new Hono<VisitorEnv>();
  let refreshed: Promise<void> | undefined;
  api.get(
    "/search",
    describeRoute({
      summary: "Entries and pages in a language that a text finds, best first",
      tags: ["content"],
      responses: {
        200: { description: "What names each, with an excerpt", content: { "application/json": { schema: resolver(searchAnswer) } } },
        429: { description: "The address searches too often; Retry-After has the seconds" },
        503: { description: "Too many search at this moment; Retry-After has the seconds" },
      },
    }),
    validator("query", searchQuery, (result, c) => {
      if (result.success) return undefined;
      const fields = result.error.map(({ path: [field] = [] }) => String(typeof field === "object" ? field.key : field));
      return refuse(
        c,
        Object.fromEntries(
          fields.map((name) => [name, name === "size" ? "notANumber" : name === "type" ? "unknownChoice" : "invalidInput"]),
        ),
      );
    }),
    async (c) => {
      const { q, language, size, type } = c.req.valid("query");
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
    },
  );
  return api;
}

function busy(c: Context, retryAfter: number): Response {
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
