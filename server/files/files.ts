import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ServerBuild } from "react-router";
import type { ContentVersions } from "../pages/content-versions.ts";
import { plainTextErrorHandler } from "../failures.ts";
import { allowCrossOriginUse } from "../security-headers.ts";
import type { Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";
import { buildFiles } from "./builds.ts";
import { favicon, homeScreenIcon } from "./favicon.ts";
import { feedFiles } from "./feeds/feeds.ts";
import { wellKnownFiles } from "./well-known.ts";

export const filePaths = [
  "/favicon.ico",
  homeScreenIcon,
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/*",
  "/feeds/*",
  "/builds/*",
  "/assets/*",
];

// Relative to the working directory, as the static middleware requires. The server bundle lies next to the client's files.
const clientDirectory = path.relative(process.cwd(), path.resolve(import.meta.dirname, "..", "client"));

/** Serves everything that is neither a page nor the API. */
export function createFiles(services: Services, build: ServerBuild, versions: ContentVersions): Hono<VisitorEnv> {
  const files = new Hono<VisitorEnv>();
  files.use(methodNotAllowed({ app: files }));
  files.onError(plainTextErrorHandler(services));
  files.route("/", wellKnownFiles(services, versions));
  for (const path of ["/favicon.ico", homeScreenIcon, "/feeds/*", "/assets/:picture{.+\\.(?:avif|jpg|png|svg|webp)}"])
    files.use(path, allowCrossOriginUse);
  files.route("/", favicon());
  files.route("/", feedFiles(services, versions));
  files.route("/", buildFiles(build, services, versions));
  files.get(
    "/assets/*",
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  return files;
}
