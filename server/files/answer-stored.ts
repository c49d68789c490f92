import type { Context } from "hono";
import type { Log } from "#platform/log";
import type { HeaderRecord } from "../security-headers.ts";
import { pickEncoding } from "../pages/compression.ts";
import { formOf, type StoredBody } from "../pages/stored-page.ts";

/** Responds with a cached body in an encoding that the client takes, or with 304 where the client has it. */
export async function answerStored(c: Context, stored: StoredBody, own: HeaderRecord, log: Log): Promise<Response> {
  const encoding = pickEncoding(c.req.header("accept-encoding"), true);
  const { body, etag } = await formOf(stored, encoding, true, log);
  const headers = { ...own, Vary: "Accept-Encoding", ETag: etag, ...(encoding !== "identity" && { "Content-Encoding": encoding }) };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(body), 200, headers);
}
