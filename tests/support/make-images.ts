import { crc32 } from "node:zlib";
import sharp from "sharp";

const grain = 8;

/** Creates an image of coarse random noise, which no other test has. Fine noise takes many times as long to encode. */
export async function makeImage(format: "jpeg" | "png" | "webp" | "avif" = "webp", width = 64, height = 40): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const [columns, rows] = [Math.ceil(width / grain), Math.ceil(height / grain)];
  const small = sharp({ create: { width: columns, height: rows, channels: 3, background: "#000000", noise } });
  return sharp(await small.png().toBuffer())
    .resize(width, height, { fit: "fill" })
    .toFormat(format)
    .toBuffer();
}

/** Creates a photograph with GPS position and copyright in its EXIF data. */
export async function makePhotographWithMetadata(): Promise<Buffer> {
  const exif = { IFD0: { Copyright: "Jo Doe" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };
  return sharp(await makeImage("jpeg"))
    .withExif(exif)
    .jpeg()
    .toBuffer();
}

/** Creates a PNG of a few bytes whose header declares 3,600 megapixels. */
export async function makeDecompressionBomb(): Promise<Buffer> {
  const bomb = await makeImage("png", 8, 8);
  // Offsets of width, height and checksum in the header.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/** Text in the private metadata of test images, which must not be published. */
export const privateMarker = "private-part-of-Jo-Doe";

export function makePngChunk(name: string, data: Uint8Array): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

const pngHeadEnd = 33;

/** Inserts chunks after the header of a PNG. */
export function withPngChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, pngHeadEnd), ...chunks, png.subarray(pngHeadEnd)]);
}

/** Appends chunks to a WebP and updates the size in its header. */
function withWebpChunks(webp: Buffer, chunks: readonly [name: string, text: string][]): Buffer {
  const newChunks = chunks.map(([name, text]) => {
    const chunk = Buffer.alloc(8 + text.length + (text.length % 2));
    chunk.write(name + "\0\0\0\0" + text, 0, "latin1");
    chunk.writeUInt32LE(text.length, 4);
    return chunk;
  });
  const file = Buffer.concat([webp, ...newChunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

function makeSegment(marker: number, text: string): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), Buffer.from(text, "latin1")]);
  segment.writeUInt16BE(text.length + 2, 2);
  return segment;
}

/** Creates an image with text, XMP and private chunks that contain the mark. */
export async function makeImageWithPrivateMetadata(format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> {
  const picture = await makeImage(format);
  const mark = Buffer.from(privateMarker);
  const xmp = `<x:xmpmeta xmlns:x='adobe:ns:meta/'>${privateMarker}</x:xmpmeta>`;
  switch (format) {
    case "png": {
      const text = Buffer.from(`Author\0${privateMarker}`);
      const international = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`);
      return withPngChunks(picture, [makePngChunk("tEXt", text), makePngChunk("iTXt", international), makePngChunk("prVt", mark)]);
    }
    case "webp": {
      const extended = await sharp(picture).webp({ lossless: true }).withXmp(xmp).toBuffer();
      return withWebpChunks(extended, [["PRIV", privateMarker]]);
    }
    case "jpeg": {
      const segments = [
        makeSegment(0xfe, privateMarker),
        makeSegment(0xe9, privateMarker),
        makeSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`),
      ];
      return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);
    }
    case "avif": {
      const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`free${privateMarker}`, "latin1")]);
      box.writeUInt32BE(box.length, 0);
      return Buffer.concat([picture, box]);
    }
  }
}
