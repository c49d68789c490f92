import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { plainTextErrorHandler, type FailureServices } from "../failures.ts";
import { policyReporting } from "../security-headers.ts";
import { root, type Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";

export const adminPaths = ["/admin", "/admin/*"];

const builtFolder = path.join(root, "build", "admin");
const nonceMark = '<meta name="csp-nonce" content="" />';

/**
 * Allows the back office's own files, and style elements with the document's nonce, which the application inserts at run time.
 * `blob:` URLs preview files that a user selected but has not uploaded.
 */
const policyOf = (nonce: string, reporting: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...reporting,
  ].join("; ");

const secondsToBuild = 30;

/** Serves the back office, a single-page application. The first start builds it after the pages, so it may be missing. */
export function createAdmin(services: FailureServices & Pick<Services, "environment">, adminFolder = builtFolder): Hono<VisitorEnv> {
  const admin = new Hono<VisitorEnv>();
  const reporting = policyReporting(services.environment);
  admin.use(async (c, next) => {
    await next();
    c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  });
  admin.use(methodNotAllowed({ app: admin }));
  admin.onError(plainTextErrorHandler(services));
  admin.get(
    "/admin/assets/*",
    serveStatic({
      root: path.relative(process.cwd(), adminFolder),
      rewriteRequestPath: (requestPath) => requestPath.replace(/^\/admin/, ""),
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  for (const address of ["/admin", "/admin/"])
    admin.get(address, async (c) => {
      const file = path.join(adminFolder, "index.html");
      if (!existsSync(file)) {
        const headers = { "Cache-Control": "no-store", "Retry-After": String(secondsToBuild) };
        return c.text("The back office is being built. Please try again in a minute.\n", 503, headers);
      }
      const document = await readFile(file, "utf8");
      const nonce = randomBytes(16).toString("base64");
      c.header("Content-Security-Policy", policyOf(nonce, reporting.directives));
      for (const [name, value] of Object.entries(reporting.headers)) c.header(name, value);
      c.header("Cache-Control", "no-store");
      return c.html(document.replace(nonceMark, `<meta name="csp-nonce" content="${nonce}" />`));
    });
  return admin;
}
