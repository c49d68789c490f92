import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { plainFailure } from "../failures.ts";
import { addSecurityHeaders } from "../security-headers.ts";
import { root, type Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";

export const adminPaths = ["/admin", "/admin/*"];

const built = path.join(root, "build", "admin");
const nonceMark = '<meta name="csp-nonce" content="" />';

/** Its own files, and styles that carry the document's nonce: it makes them while it runs. `blob:` is what somebody chose on their own machine. */
const policyOf = (nonce: string) =>
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
  ].join("; ");

/** The back office: one document, whose calls are the API's. */
export function createAdmin(services: Services): Hono<VisitorEnv> {
  const admin = new Hono<VisitorEnv>();
  admin.use(addSecurityHeaders(services.environment));
  admin.use(async (c, next) => {
    await next();
    c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  });
  admin.use(methodNotAllowed({ app: admin }));
  admin.onError(plainFailure(services));
  admin.get(
    "/admin/assets/*",
    serveStatic({
      root: path.relative(process.cwd(), built),
      rewriteRequestPath: (asked) => asked.replace(/^\/admin/, ""),
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  for (const address of ["/admin", "/admin/"])
    admin.get(address, async (c) => {
      const document = await readFile(path.join(built, "index.html"), "utf8");
      const nonce = randomBytes(16).toString("base64");
      c.header("Content-Security-Policy", policyOf(nonce));
      c.header("Cache-Control", "no-store");
      return c.html(document.replace(nonceMark, `<meta name="csp-nonce" content="${nonce}" />`));
    });
  return admin;
}
