import type { Context as Call } from "hono";
import { streamAttachment } from "#domain/attachments";
import type { Context } from "../../domain/context.ts";

type Attachment = Parameters<typeof streamAttachment>[1] & { name: string; type: string };

/** Responds with a file for download: browsers must not display it, detect its type or cache it. */
export function answerAttachment(c: Call, context: Pick<Context, "database">, file: Attachment): Response {
  return c.body(streamAttachment(context, file), 200, {
    "Content-Type": file.type,
    "Content-Length": String(file.bytes),
    "Content-Disposition": dispositionOf(file.name),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
}

/** Gives the file name in both encodings of RFC 6266: UTF-8, and ASCII for old clients. */
function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
