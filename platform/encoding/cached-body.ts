import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { compress, type Bytes, type Encoding } from "./encodings.ts";

/** The ETag names exactly these bytes, so each encoding has its own. */
export type Variant = { etag: string; bytes: Bytes };
/** Response body for the cache: compressed with brotli at once, with gzip when a client first asks for it. */
export type CachedBody = { hash: string; br: Variant; gzip?: Variant };

const decompress = promisify(zlib.brotliDecompress);
/** Estimated memory of a variant's ETag and response headers, in bytes. */
const variantOverhead = 4_096;

export async function cacheBody(body: string | Bytes): Promise<CachedBody> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { hash, br: await makeVariant(hash, bytes, "br") };
}

/** Returns the variant only if it is cached; never compresses. */
export function readyVariant(body: CachedBody, encoding: Encoding): Variant | undefined {
  return encoding === "identity" ? undefined : body[encoding];
}

/**
 * Compresses the body if necessary and caches gzip. Does not cache uncompressed bodies, which few clients request and which take
 * five times the memory.
 */
export async function variantOf(body: CachedBody, encoding: Encoding): Promise<Variant> {
  const ready = readyVariant(body, encoding);
  if (ready) return ready;
  const variant = await makeVariant(body.hash, await decompress(body.br.bytes), encoding);
  if (encoding === "gzip") body.gzip = variant;
  return variant;
}

async function makeVariant(hash: string, bytes: Bytes, encoding: Encoding): Promise<Variant> {
  const compressed = await compress(bytes, encoding);
  return { etag: `"${hash}-${encoding}"`, bytes: encoding === "identity" ? compressed : unpooled(compressed) };
}

/** Copies the bytes, because zlib returns a view that would keep its whole output chunk in memory. */
function unpooled(bytes: Bytes): Bytes {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

export function sizeOfBody({ br, gzip }: CachedBody): number {
  return br.bytes.length + variantOverhead + (gzip ? gzip.bytes.length + variantOverhead : 0);
}
