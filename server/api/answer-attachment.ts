import type { Context as Call } from "hono";
import { streamAttachment } from "#domain/attachments";
import type { Context } from "../../domain/context.ts";

type Attachment = Parameters<typeof streamAttachment>[1] & { name: string; type: string };

/** Hands a file out to be saved: no browser shows it on the site's own address, guesses what it is, or keeps it. */
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

/** RFC 6266: in its own letters, and for old programs in plain ones. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
