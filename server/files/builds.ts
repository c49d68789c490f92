import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { pages } from "#app/routing/pages.ts";
import { routeRules } from "#app/routing/route-rules.ts";
import { findClosedPage } from "#app/routing/maintenance.ts";
import { findPage, isCacheablePage } from "#app/routing/match-page.ts";
import { collections, listEntries } from "#domain/content";
import { readSiteConfig } from "#domain/site-config";
import { closedPages } from "#domain/site-config/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { cacheBody } from "#platform/encoding";
import type { Context } from "../../domain/context.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { ContentVersions } from "../pages/content-versions.ts";
import type { Services } from "../services.ts";
import { answerCachedBody } from "./answer-cached-body.ts";

/** Limit of listed entries per type, because every browser loads the file, and the page cache does not hold more for long. */
const entriesNamed = 100;

/** Serves `builds/latest.json` and `builds/meta/{id}.json`: the build id, its route rules and the paths of cached pages. */
export function buildFiles(build: ServerBuild, { context }: Services, versions: ContentVersions): Hono {
  const id = build.assets.version;
  const timestamp = import.meta.env.BUILT_AT;
  const rules = Object.fromEntries(routeRules.map(({ from, redirect, status }) => [from, { redirect, status }]));
  const meta = cacheByVersion(versions.ofAll, async () => {
    const prerendered = await cachedPaths(context);
    return cacheBody(JSON.stringify({ id, timestamp, routeRules: rules, prerendered }));
  });
  const files = new Hono();
  files.get("/builds/latest.json", (c) => c.json({ id, timestamp }, 200, { "Cache-Control": "no-cache" }));
  files.get("/builds/meta/:file", async (c) => {
    if (c.req.param("file") !== `${id}.json`) return c.notFound();
    const headers = { "Cache-Control": "public, max-age=3600", "Content-Type": "application/json; charset=utf-8" };
    return answerCachedBody(c, await meta(), headers);
  });
  return files;
}

/** Lists pages that are the same for all visitors: none under maintenance, none that depend on the session. */
async function cachedPaths(context: Context): Promise<string[]> {
  const config = await readSiteConfig(context);
  const now = context.clock.now();
  const fixed = pages.filter(({ path }) => !path.includes(":")).map(({ path }) => path);
  const perLanguage = await Promise.all(
    languageCodes.map(async (code) => {
      const closed = closedPages(config[languages[code].configKey]?.site ?? {});
      const paths = new Set([...fixed, ...(await entryPaths(context, code))]);
      const cacheable = [...paths].filter((path) => {
        const match = findPage(path);
        return match && isCacheablePage(match.page, "") && !findClosedPage(closed, path, match.page.path, now);
      });
      return cacheable.map((path) => localPath(code, path));
    }),
  );
  return perLanguage.flat();
}

async function entryPaths(context: Context, language: Language): Promise<string[]> {
  const { websiteId } = languages[language];
  const withPages = collections.filter(({ type }) => pages.some(({ content }) => content === type));
  const lists = await Promise.all(
    withPages.map(async ({ type }) => {
      const entries = await listEntries(context, { type, page: 1, size: entriesNamed, websiteId });
      return entries.filter((entry) => entry.languages.includes(language)).map(({ path }) => path);
    }),
  );
  return lists.flat();
}
