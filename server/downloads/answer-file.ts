import type { Context } from "hono";
import { filePolicy } from "../security-headers.ts";
import { readRange, type ByteRange } from "./byte-range.ts";

export type Served = { name: string; mediaType: string; size: number; sha256: string; madeAt: Date };
type Body = Uint8Array<ArrayBuffer> | ReadableStream;

/** As short as for pages, so that corrections reach readers soon. */
const cacheControl = "public, max-age=60";
/** Policies of the document in which a browser wraps a PDF or a video. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const videoPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Responds with a whole file or a range of it, or with 304 if the client's copy is current. */
export async function answerFile(c: Context, served: Served, read: (range: ByteRange) => Promise<Body | undefined>): Promise<Response> {
  const { name, mediaType, size, sha256, madeAt } = served;
  const etag = `"${sha256}"`;
  const headers = {
    "Cache-Control": cacheControl,
    "Content-Security-Policy": policyOf(mediaType),
    ETag: etag,
    "Last-Modified": madeAt.toUTCString(),
    "Accept-Ranges": "bytes",
  };
  if (isUnchanged(c, etag, madeAt)) return c.body(null, 304, headers);
  const ifRange = c.req.header("If-Range");
  const range = ifRange === undefined || ifRange === etag ? readRange(c.req.header("Range"), size) : undefined;
  if (range === "unsatisfiable") return c.body(null, 416, { ...headers, "Content-Range": `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const content = {
    ...headers,
    "Content-Type": mediaType,
    "Content-Disposition": `${isShown(mediaType) ? "inline" : "attachment"}; filename="${name}"`,
    "Content-Length": String(end - start + 1),
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  };
  if (c.req.method === "HEAD") return c.body(null, range ? 206 : 200, content);
  const body = await read({ start, end });
  // The file was replaced after its metadata was read; a retry finds the new one.
  return body ? c.body(body, range ? 206 : 200, content) : c.text("", 503, { "Cache-Control": "no-store", "Retry-After": "1" });
}

/** Whether browsers display the type inline; files for other programs are saved. */
function isShown(mediaType: string): boolean {
  return mediaType === "application/pdf" || /^(video|image)\/(?!vnd\.)/.test(mediaType);
}

function policyOf(mediaType: string): string {
  if (mediaType === "application/pdf") return pdfPolicy;
  return mediaType.startsWith("video/") ? videoPolicy : filePolicy;
}

function isUnchanged(c: Context, etag: string, madeAt: Date): boolean {
  const etags = c.req.header("If-None-Match");
  if (etags !== undefined) return etags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  const since = Date.parse(c.req.header("If-Modified-Since") ?? "");
  return Math.floor(madeAt.getTime() / 1000) * 1000 <= since;
}
