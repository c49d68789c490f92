import { crc32 } from "node:zlib";

/** Parts of a picture's file by their names, each with the most bytes that it may have. All others are private or said in words. */
type Parts = ReadonlyMap<string, number>;

const kilobyte = 1024;
/** What a decoder needs to show a picture as it was meant, and what is read of it before it is left out: see `inspect`. */
const readOnly = { profile: 4096 * kilobyte, exif: 64 * kilobyte };

const pngParts: Parts = new Map([
  ["IHDR", 13],
  ["PLTE", 768],
  ["IDAT", Infinity],
  ["IEND", 0],
  ["tRNS", 256],
  ["gAMA", 4],
  ["cHRM", 32],
  ["sRGB", 1],
  ["cICP", 4],
  ["sBIT", 4],
  ["pHYs", 9],
]);
const pngReadParts: Parts = new Map([...pngParts, ["iCCP", readOnly.profile], ["eXIf", readOnly.exif]]);
const pngHead = 8;
const pngFrame = 12;

const webpParts: Parts = new Map([
  ["VP8X", 10],
  ["ALPH", Infinity],
  ["VP8 ", Infinity],
  ["VP8L", Infinity],
  ["ANIM", 6],
  ["ANMF", Infinity],
]);
const webpReadParts: Parts = new Map([...webpParts, ["ICCP", readOnly.profile], ["EXIF", readOnly.exif]]);
/** In the first byte of VP8X, which says what the file has. */
const webpFlags = new Map([
  ["ICCP", 0x20],
  ["EXIF", 0x08],
  ["XMP ", 0x04],
]);
const webpHead = 12;
const webpFrame = 8;
/** Those that a picture has several of. */
const repeated = new Set(["IDAT", "ANMF"]);

type Chunk = { name: string; at: number; end: number; bytes: number };

/**
 * Removes text, private parts and what follows the picture from its file, and corrects the checksums of a PNG. The pixels
 * do not change. With `forReading` the colour profile and the orientation stay.
 *
 * @throws where the file breaks off
 */
export function keepParts(given: Uint8Array, type: "image/png" | "image/webp", forReading: boolean): Uint8Array {
  const file = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (type === "image/png") return keepPng(file, forReading ? pngReadParts : pngParts) ?? given;
  return keepWebp(file, forReading ? webpReadParts : webpParts) ?? given;
}

/** Names of the parts of a WebP. */
export function webpPartNames(given: Uint8Array): Set<string> {
  return new Set(readWebp(Buffer.from(given.buffer, given.byteOffset, given.byteLength)).map(({ name }) => name));
}

/** `undefined` where there is nothing to change. */
function keepPng(file: Buffer, parts: Parts): Buffer | undefined {
  const chunks: Chunk[] = [];
  let at = pngHead;
  for (let name = ""; name !== "IEND";) {
    if (at + pngFrame > file.length) throw new Error("The PNG breaks off.");
    const bytes = file.readUInt32BE(at);
    name = file.toString("latin1", at + 4, at + 8);
    const end = at + pngFrame + bytes;
    if (end > file.length) throw new Error("The PNG breaks off.");
    chunks.push({ name, at, end, bytes });
    at = end;
  }
  const kept = chosen(chunks, parts);
  const givenPieces = kept.map((chunk) => file.subarray(chunk.at, chunk.end));
  const pieces = givenPieces.map(withChecksum);
  const isAsGiven = kept.length === chunks.length && pieces.every((piece, index) => piece === givenPieces[index]);
  if (isAsGiven && at === file.length) return undefined;
  return Buffer.concat([file.subarray(0, pngHead), ...pieces, ...(kept.at(-1)?.name === "IEND" ? [] : [emptyEnd()])]);
}

/** The part itself, or a copy of it where its checksum is wrong: some readers show it, some do not. */
function withChecksum(part: Buffer): Buffer {
  const place = part.length - 4;
  const checksum = crc32(part.subarray(4, place));
  if (part.readUInt32BE(place) === checksum) return part;
  const mended = Buffer.from(part);
  mended.writeUInt32BE(checksum, place);
  return mended;
}

function emptyEnd(): Buffer {
  const chunk = Buffer.alloc(pngFrame);
  chunk.write("IEND", 4, "latin1");
  return withChecksum(chunk);
}

function readWebp(file: Buffer): Chunk[] {
  const whole = file.length < webpHead ? Infinity : file.readUInt32LE(4) + 8;
  if (whole > file.length) throw new Error("The WebP breaks off.");
  const chunks: Chunk[] = [];
  for (let at = webpHead; at + webpFrame <= whole;) {
    const bytes = file.readUInt32LE(at + 4);
    if (at + webpFrame + bytes > whole) throw new Error("The WebP breaks off.");
    const end = Math.min(at + webpFrame + bytes + (bytes % 2), whole);
    chunks.push({ name: file.toString("latin1", at, at + 4), at, end, bytes });
    at = end;
  }
  return chunks;
}

function keepWebp(file: Buffer, parts: Parts): Buffer | undefined {
  const chunks = readWebp(file);
  const kept = chosen(chunks, parts);
  const end = chunks.at(-1)?.end ?? webpHead;
  if (kept.length === chunks.length && end === file.length) return undefined;
  const result = Buffer.concat([file.subarray(0, webpHead), ...kept.map((chunk) => file.subarray(chunk.at, chunk.end))]);
  result.writeUInt32LE(result.length - 8, 4);
  if (kept[0]?.name === "VP8X") {
    const names = new Set(kept.map(({ name }) => name));
    const place = webpHead + webpFrame;
    for (const [name, flag] of webpFlags) if (!names.has(name)) result.writeUInt8(result.readUInt8(place) & ~flag, place);
  }
  return result;
}

/** The first of each kind that is not too large; what comes again is there to hold something else. */
function chosen(chunks: readonly Chunk[], parts: Parts): Chunk[] {
  const seen = new Set<string>();
  return chunks.filter(({ name, bytes }) => {
    const isAgain = seen.has(name) && !repeated.has(name);
    seen.add(name);
    return !isAgain && bytes <= (parts.get(name) ?? -1);
  });
}
