import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { pages } from "#app/pages.ts";
import { routeRules } from "#app/route-rules.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** `builds/latest.json` and `builds/meta/{id}.json`: which build this is, its route rules and the pages kept whole. */
export function buildFiles(build: ServerBuild, startedAt: number): Hono {
  const id = build.assets.version;
  const fixed = pages.filter((page) => !page.path.includes(":"));
  const meta = {
    id,
    timestamp: startedAt,
    routeRules: Object.fromEntries(routeRules.map(({ from, redirect, status }) => [from, { redirect, status }])),
    prerendered: languageCodes.flatMap((code) => fixed.map((page) => localPath(code, page.path))),
  };
  const files = new Hono();
  files.get("/builds/latest.json", (c) => c.json({ id, timestamp: startedAt }, 200, { "Cache-Control": "no-cache" }));
  files.get("/builds/meta/:file", (c) =>
    c.req.param("file") === `${id}.json`
      ? c.json(meta, 200, { "Cache-Control": "public, max-age=31536000, immutable" })
      : c.notFound(),
  );
  return files;
}
