import { stat } from "node:fs/promises";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { methodNotAllowed } from "hono/method-not-allowed";
import { findVariant } from "#domain/media";
import { mediaPath } from "#domain/media/schema";
import { streamFile } from "../downloads/stream-file.ts";
import { plainTextErrorHandler } from "../failures.ts";
import { allowCrossOriginUse } from "../security-headers.ts";
import type { Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";

export const mediaPaths = [`${mediaPath}/*`];
const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const busySeconds = 5;

export function createMedia(services: Services): Hono<VisitorEnv> {
  const { context, environment } = services;
  const media = new Hono<VisitorEnv>();
  media.use(allowCrossOriginUse);
  media.use(methodNotAllowed({ app: media }));
  media.get(`${mediaPath}/:name`, async (c) => {
    const name = c.req.param("name");
    const variant = await findVariant(context, name);
    if (!variant.ok && variant.reason === "busy")
      return c.text("Busy\n", 503, { "Cache-Control": "no-store", "Retry-After": String(busySeconds) });
    // With an external API, entries and their images come from that host.
    if (!variant.ok) return environment.apiBase ? proxy(new URL(c.req.path, environment.apiBase)) : c.notFound();
    const { size } = await stat(variant.file);
    const headers = {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Type": types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      "Content-Length": String(size),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    return c.body(streamFile(variant.file), 200, headers);
  });
  media.onError(plainTextErrorHandler(services));
  media.notFound((c) => c.text("Not Found\n", 404, { "Cache-Control": "no-store" }));
  return media;
}
