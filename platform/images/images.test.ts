import { writeFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeImageWithPrivateMetadata,
  makeDecompressionBomb,
  makePngChunk,
  privateMarker,
  withPngChunks,
} from "#tests/support/make-images.ts";
import { expectAccepted, openTestImageWorker, type TestImageWorker } from "#tests/support/test-image-worker.ts";
import type { ImageType, ImageProcessor, VariantJob } from "./index.ts";

let testPictures: TestImageWorker;
let pictures: ImageProcessor;
let folder: string;
beforeAll(async () => {
  testPictures = await openTestImageWorker();
  ({ pictures, folder } = testPictures);
});
afterAll(() => testPictures.close());

const scene = (width = 400, height = 200, background: object = { r: 200, g: 0, b: 0 }) =>
  sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 200 } } }, left: width / 2, top: 0 },
  ]);
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  "image/jpeg": (image) => image.jpeg(),
  "image/png": (image) => image.png(),
  "image/webp": (image) => image.webp(),
  "image/avif": (image) => image.avif({ effort: 0 }),
};
const types = Object.keys(encoders) as ImageType[];
const exif = { IFD0: { Copyright: "Jo" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

describe.each(types)("image inspection of %s", (type) => {
  test("returns the size and the mean colour", async () => {
    const { width, height, colour } = expectAccepted(await pictures.inspect(await encoders[type](scene()).toBuffer(), type));
    expect({ width, height }).toEqual({ width: 400, height: 200 });
    expect(colour).toMatch(/^#(6[0-9a-f])0[0-9a-f](6[0-9a-f])$/);
  });

  test("removes location and author metadata", async () => {
    const photograph = await encoders[type](scene()).withExif(exif).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>").toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { bytes } = expectAccepted(await pictures.inspect(photograph, type));
    const metadata = await sharp(bytes).metadata();
    expect(`image/${metadata.format === "heif" ? "avif" : metadata.format}`).toBe(type);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes!).toString("latin1")).not.toMatch(/GPS|Jo\0|xmpmeta/);
  });

  test("refuses a truncated image", async () => {
    const bytes = await encoders[type](
      sharp({ create: { width: 300, height: 300, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } } } as never),
    ).toBuffer();
    expect(await pictures.inspect(bytes.subarray(0, bytes.length / 2), type)).toEqual({ ok: false, reason: "damaged" });
  });
});

test("image inspection rewrites images without metadata only for JPEG and AVIF", async () => {
  for (const type of types) {
    const { bytes } = expectAccepted(await pictures.inspect(await encoders[type](scene()).toBuffer(), type));
    expect(bytes !== undefined, type).toBe(type === "image/jpeg" || type === "image/avif");
  }
});

describe("private metadata of an image", () => {
  const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

  test.each(["png", "webp", "jpeg", "avif"] as const)("is removed: %s", async (format) => {
    const input = await makeImageWithPrivateMetadata(format);
    expect(input.includes(privateMarker)).toBe(true);
    const { bytes, width, height } = expectAccepted(await pictures.inspect(input, `image/${format}`));
    expect({ width, height, isMarked: Buffer.from(bytes!).includes(privateMarker) }).toEqual({ width: 64, height: 40, isMarked: false });
  });

  test.each(["png", "webp"] as const)("is removed without changing a pixel: %s", async (format) => {
    const input = await makeImageWithPrivateMetadata(format);
    const { bytes } = expectAccepted(await pictures.inspect(input, `image/${format}`));
    expect((await pixelsOf(bytes!)).equals(await pixelsOf(input))).toBe(true);
    expect(expectAccepted(await pictures.inspect(bytes!, `image/${format}`)).bytes).toBeUndefined();
  });

  test("does not enlarge a PNG, whether compressed or not", async () => {
    const image = await scene(80, 40).png().toBuffer();
    const packed = Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000, "x"))]);
    const input = withPngChunks(image, [makePngChunk("zTXt", packed), makePngChunk("prVt", Buffer.alloc(40_000_000, privateMarker))]);
    const { bytes } = expectAccepted(await pictures.inspect(input, "image/png"));
    expect(bytes!.length).toBe(image.length);
  });

  test("is removed from a chunk that is repeated or too large for its kind", async () => {
    const image = await scene(80, 40).png().toBuffer();
    const gamma = makePngChunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f]));
    const again = makePngChunk("gAMA", Buffer.from("mark"));
    const input = withPngChunks(image, [gamma, again, makePngChunk("sRGB", Buffer.from(privateMarker))]);
    const { bytes } = expectAccepted(await pictures.inspect(input, "image/png"));
    expect(Buffer.from(bytes!).equals(withPngChunks(image, [gamma]))).toBe(true);
  });

  test.each(["png", "webp", "jpeg", "avif"] as const)(
    "is removed with the colour profile, whose effect on the colours stays: %s",
    async (format) => {
      const expected = [200, 40, 40] as const;
      const [r, g, b] = expected;
      const wide = await sharp({ create: { width: 40, height: 40, channels: 3, background: { r, g, b } } })
        .withIccProfile("p3")
        .toFormat(format, format === "png" ? {} : { quality: 100 })
        .toBuffer();
      expect((await sharp(wide).metadata()).icc).toBeDefined();
      const { bytes } = expectAccepted(await pictures.inspect(wide, `image/${format}`));
      expect((await sharp(bytes).metadata()).icc).toBeUndefined();
      const actual = await colourAt(bytes!, 20, 20);
      for (const [channel, value] of expected.entries()) expect(Math.abs(actual[channel]! - value)).toBeLessThanOrEqual(5);
    },
  );

  test.each([
    ["a palette", (image: Sharp) => image.png({ palette: true, colours: 4 })],
    ["16 bits", (image: Sharp) => image.toColourspace("rgb16").png()],
  ])("is removed from a PNG with %s without changing its encoding", async (_, encode) => {
    const image = await encode(scene(80, 40)).toBuffer();
    const input = withPngChunks(image, [makePngChunk("prVt", Buffer.from(privateMarker))]);
    const { bytes } = expectAccepted(await pictures.inspect(input, "image/png"));
    expect(await sharp(bytes).metadata()).toMatchObject({ depth: (await sharp(image).metadata()).depth });
    expect((await pixelsOf(bytes!)).equals(await pixelsOf(image))).toBe(true);
  });

  test("is removed from a lossless WebP, which stays lossless when it is rotated", async () => {
    const lying = await scene(80, 40).webp({ lossless: true }).withMetadata({ orientation: 6 }).toBuffer();
    const { bytes, width, height } = expectAccepted(await pictures.inspect(lying, "image/webp"));
    expect({ width, height }).toEqual({ width: 40, height: 80 });
    expect((await pixelsOf(bytes!)).equals(await sharp(lying).autoOrient().raw().toBuffer())).toBe(true);
  });

  test.each(["png", "webp"] as const)("is refused together with its truncated file: %s", async (format) => {
    const input = await makeImageWithPrivateMetadata(format);
    for (const cut of [1, 13])
      expect(await pictures.inspect(input.subarray(0, -cut), `image/${format}`)).toEqual({ ok: false, reason: "damaged" });
  });
});

test("image inspection rotates a photograph by its orientation tag", async () => {
  const lying = await scene().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, bytes } = expectAccepted(await pictures.inspect(lying, "image/jpeg"));
  expect({ width, height }).toEqual({ width: 200, height: 400 });
  const [red, , blue] = await colourAt(bytes!, 100, 20);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(50);
});

test("image inspection keeps only the first frame of an animation", async () => {
  const frames = await Promise.all([scene(80, 40), scene(80, 40, { r: 0, g: 90, b: 0 })].map((frame) => frame.png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const { width, height, bytes } = expectAccepted(await pictures.inspect(animation, "image/webp"));
  expect({ width, height, pages: (await sharp(bytes).metadata()).pages ?? 1 }).toEqual({ width: 80, height: 40, pages: 1 });
});

test("image inspection returns no mean colour for a transparent image", async () => {
  const cutout = await sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer();
  expect(expectAccepted(await pictures.inspect(cutout, "image/png")).colour).toBeUndefined();
});

test("image inspection refuses a decompression bomb", async () => {
  expect(await pictures.inspect(await makeDecompressionBomb(), "image/png")).toEqual({ ok: false, reason: "tooManyPixels" });
});

test.each([
  ["an empty file", ""],
  ["text", "not an image"],
  ["an HTML page", "<html><script>alert(1)</script></html>"],
])("image inspection reports %s as damaged for every image type", async (_, text) => {
  for (const type of types) expect(await pictures.inspect(Buffer.from(text), type)).toEqual({ ok: false, reason: "damaged" });
});

describe("image variants", () => {
  let file: string;
  beforeAll(async () => {
    file = path.join(folder, "scene.webp");
    await writeFile(file, await scene().webp({ lossless: true }).toBuffer());
  });
  const make = async (job: VariantJob) => (await pictures.makeVariant(job))!;
  const sizeOf = async (bytes: Uint8Array) => {
    const { width, height, format } = await sharp(bytes).metadata();
    return [width, height, format];
  };

  test.each([
    [{ width: 100, format: "avif" }, [100, 50, "heif"]],
    [{ width: 100, format: "webp" }, [100, 50, "webp"]],
    [{ width: 4000, format: "webp" }, [400, 200, "webp"]],
    [{ width: 80, height: 100, format: "webp" }, [80, 100, "webp"]],
    [{ width: 1200, height: 630, format: "jpeg" }, [1200, 630, "jpeg"]],
  ] as const)("have the requested size and format: %o", async (job, expected) => {
    expect(await sizeOf(await make({ file, quality: 60, ...job }))).toEqual(expected);
  });

  test.each([
    [{ x: 100, y: 50 }, "blue"],
    [{ x: 0, y: 50 }, "red"],
    [{ x: 90, y: 0 }, "blue"],
  ] as const)("are cropped around the focal point %o", async (focus, colour) => {
    const cut = await make({ file, width: 80, height: 100, focus, format: "webp", quality: 90 });
    const [red = 0, , blue = 0] = await colourAt(cut, 40, 50);
    expect(red > blue ? "red" : "blue").toBe(colour);
  });

  test("fill transparent areas with the background colour", async () => {
    const cutout = path.join(folder, "cutout.png");
    await writeFile(
      cutout,
      await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    );
    const [red, green, blue] = await colourAt(
      await make({ file: cutout, width: 20, height: 10, format: "jpeg", quality: 90, background: "#e8e3d8" }),
      5,
      5,
    );
    expect([red, green, blue].every((value, index) => Math.abs(value! - [0xe8, 0xe3, 0xd8][index]!) < 4)).toBe(true);
  });

  test("fail for an invalid file without blocking the next job", async () => {
    const broken = path.join(folder, "broken.webp");
    await writeFile(broken, "no image");
    await expect(make({ file: broken, width: 10, format: "webp", quality: 50 })).rejects.toThrow();
    expect(await sizeOf(await make({ file, width: 10, format: "webp", quality: 50 }))).toEqual([10, 5, "webp"]);
  });
});
