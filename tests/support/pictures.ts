import { crc32 } from "node:zlib";
import sharp from "sharp";

const grain = 8;

/** Creates a unique image of coarse noise. Encoders take many times as long for fine noise. */
export async function makePicture(format: "jpeg" | "png" | "webp" | "avif" = "webp", width = 64, height = 40): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const [columns, rows] = [Math.ceil(width / grain), Math.ceil(height / grain)];
  const small = sharp({ create: { width: columns, height: rows, channels: 3, background: "#000000", noise } });
  return sharp(await small.png().toBuffer())
    .resize(width, height, { fit: "fill" })
    .toFormat(format)
    .toBuffer();
}

/** Creates a photograph with GPS position and copyright in its EXIF data. */
export async function makeTellingPhotograph(): Promise<Buffer> {
  const place = { IFD0: { Copyright: "Jo Doe" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };
  return sharp(await makePicture("jpeg"))
    .withExif(place)
    .jpeg()
    .toBuffer();
}

/** Creates a PNG of a few bytes whose header declares 3,600 megapixels. */
export async function makePixelBomb(): Promise<Buffer> {
  const bomb = await makePicture("png", 8, 8);
  // Offsets of width, height and checksum in the header.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
