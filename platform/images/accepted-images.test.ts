import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccepted, openTestImageWorker, type TestImageWorker } from "#tests/support/test-image-worker.ts";
import type { ImageType, ImageProcessor } from "./index.ts";

let testPictures: TestImageWorker;
let pictures: ImageProcessor;
let folder: string;
beforeAll(async () => {
  testPictures = await openTestImageWorker();
  ({ pictures, folder } = testPictures);
});
afterAll(() => testPictures.close());

const photograph = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c04020" } });

describe("image inspection of files that browsers display", () => {
  /** Rewrites the scan header with the parameters of a progressive JPEG, as many phones do. */
  const withScanOfTelephones = (jpeg: Buffer) => {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const end = scan + 2 + jpeg.readUInt16BE(scan + 2);
    return Buffer.concat([jpeg.subarray(0, end - 3), Buffer.from([0, 0, 0]), jpeg.subarray(end)]);
  };
  const withWrongSums = (png: Buffer) => {
    const corrupted = Buffer.from(png);
    corrupted.writeUInt32BE(1, 29);
    corrupted.writeUInt32BE(1, corrupted.length - 16);
    return corrupted;
  };
  const inspected: [what: string, type: ImageType, make: () => Promise<Buffer>][] = [
    ["a JPEG with a decoder warning", "image/jpeg", async () => withScanOfTelephones(await photograph(400, 300).jpeg().toBuffer())],
    ["a PNG with wrong checksums", "image/png", async () => withWrongSums(await photograph(40, 30).png().toBuffer())],
    ["a PNG with 16 bits", "image/png", () => photograph(40, 30).toColourspace("rgb16").png().toBuffer()],
    ["a grey PNG with 16 bits", "image/png", () => photograph(40, 30).toColourspace("grey16").png().toBuffer()],
    ["an image taller than WebP allows", "image/jpeg", () => photograph(300, 20_000).jpeg().toBuffer()],
  ];

  test.each(inspected)("accepts %s and can make every variant of it", async (_, type, make) => {
    const input = await make();
    const { colour, bytes } = expectAccepted(await pictures.inspect(input, type));
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const storedFile = path.join(folder, "kept");
    await writeFile(storedFile, bytes ?? input);
    for (const format of ["avif", "webp", "jpeg"] as const)
      for (const height of [undefined, 20]) {
        const size = await pictures.makeVariant({ file: storedFile, width: 320, ...(height && { height }), format, quality: 60 });
        expect((await sharp(size).metadata()).width, `${format} ${height}`).toBeGreaterThan(0);
      }
  });

  test.each(inspected.slice(1, 3))("computes the mean colour of %s with eight bits", async (_, type, make) => {
    expect(expectAccepted(await pictures.inspect(await make(), type)).colour).toBe("#c04020");
  });

  test("corrects wrong checksums", async () => {
    const png = await photograph(40, 30).png().toBuffer();
    const { bytes } = expectAccepted(await pictures.inspect(withWrongSums(png), "image/png"));
    expect(png.equals(bytes!)).toBe(true);
  });

  test("rotates a phone photograph upright and limits it to 40 megapixels", async () => {
    const input = await photograph(8160, 6144).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, bytes } = expectAccepted(await pictures.inspect(input, "image/jpeg"));
    expect({ width, height }).toEqual({ width: 3072, height: 4080 });
    const { orientation, ...size } = await sharp(bytes).metadata();
    expect([size.width, size.height, orientation]).toEqual([3072, 4080, undefined]);
  });
});

test("image inspection refuses a JPEG above 200 megapixels by its header", async () => {
  const jpeg = await photograph(8, 8).jpeg().toBuffer();
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(12_256, header + 5);
  jpeg.writeUInt16BE(16_320, header + 7);
  expect(await pictures.inspect(jpeg, "image/jpeg")).toEqual({ ok: false, reason: "tooManyPixels" });
});

test("image inspection refuses a progressive JPEG above 50 megapixels by its header", async () => {
  const jpeg = await photograph(8, 8).jpeg({ progressive: true }).toBuffer();
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(6144, header + 5);
  jpeg.writeUInt16BE(8160, header + 7);
  expect(await pictures.inspect(jpeg, "image/jpeg")).toEqual({ ok: false, reason: "tooManyPixels" });
});

test("image inspection refuses a PNG above 50 megapixels", async () => {
  const large = await photograph(8160, 6144).png({ compressionLevel: 1 }).toBuffer();
  expect(await pictures.inspect(large, "image/png")).toEqual({ ok: false, reason: "tooManyPixels" });
});
