import type { Context } from "hono";
import { pickEncoding, variantOf, type CachedBody } from "#platform/encoding";
import type { HeaderRecord } from "../security-headers.ts";

/** Responds with a cached body in an encoding that the client accepts, or with 304 if the client has it. */
export async function answerCachedBody(c: Context, stored: CachedBody, extraHeaders: HeaderRecord): Promise<Response> {
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  const { bytes, etag } = await variantOf(stored, encoding);
  const headers = {
    ...extraHeaders,
    Vary: "Accept-Encoding",
    ETag: etag,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, headers);
}
