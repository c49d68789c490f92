import { promisify } from "node:util";
import zlib from "node:zlib";

export const encodings = ["br", "zstd", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);
const unzstd = promisify(zlib.zstdDecompress);

/** Compresses once for many visitors, so strongly, but not so that the first of them waits for the last per cent. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const { constants } = zlib;
  if (encoding === "br") {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  }
  if (encoding === "zstd") return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 15 } });
  if (encoding === "gzip") return gzip(body, { level: 9 });
  return body;
}

export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return unbrotli(body);
  if (encoding === "zstd") return unzstd(body);
  if (encoding === "gzip") return gunzip(body);
  return body;
}

/** The best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function pickEncoding(header: string | undefined | null): Encoding {
  if (!header) return "identity";
  for (const encoding of encodings) {
    const start = header.indexOf(encoding);
    if (start === -1) continue;
    const rest = header.slice(start + encoding.length);
    if (!/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(rest) && /^\s*([,;]|$)/.test(rest)) return encoding;
  }
  return "identity";
}
