import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { cacheBody, encodings, pickEncoding, sizeOfBody, variantOf, type Encoding } from "./index.ts";

const text = "<p>Agave</p>".repeat(200);
const decoders: Record<Encoding, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (body) => body,
};

describe("cached body", () => {
  test.each(encodings)("returns its text as %s", async (encoding) => {
    const { bytes } = await variantOf(await cacheBody(text), encoding);
    expect(decoders[encoding](bytes).toString()).toBe(text);
  });

  test("has one ETag per encoding, which depends on the text", async () => {
    const etagsOf = async (body: string) => {
      const cached = await cacheBody(body);
      return Promise.all(encodings.map(async (encoding) => (await variantOf(cached, encoding)).etag));
    };
    expect(new Set([...(await etagsOf(text)), ...(await etagsOf("other"))]).size).toBe(6);
    expect(await etagsOf(text)).toEqual(await etagsOf(text));
  });

  test("keeps gzip and counts its memory, but no uncompressed variant", async () => {
    const cached = await cacheBody(text);
    const before = sizeOfBody(cached);
    await variantOf(cached, "identity");
    expect(sizeOfBody(cached)).toBe(before);
    expect(await variantOf(cached, "gzip")).toBe(await variantOf(cached, "gzip"));
    expect(sizeOfBody(cached)).toBeGreaterThan(before);
  });
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=0", "identity"],
  ["brotli", "identity"],
  [undefined, "identity"],
])("the encoding for Accept-Encoding %j is %s", (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});
