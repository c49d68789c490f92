import { crc32 } from "node:zlib";

/** Allowed chunks of an image file with their largest size in bytes. All other chunks are metadata and removed. */
type Parts = ReadonlyMap<string, number>;

const kilobyte = 1024;
/** Metadata needed to convert the image; removed after `inspect` has read it. */
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
/** Feature flags in the first byte of the VP8X chunk. */
const webpFlags = new Map([
  ["ICCP", 0x20],
  ["EXIF", 0x08],
  ["XMP ", 0x04],
]);
const webpHead = 12;
const webpFrame = 8;
const repeated = new Set(["IDAT", "ANMF"]);

type Chunk = { name: string; at: number; end: number; bytes: number };

/**
 * Removes text, private chunks and trailing data from an image file, and corrects the checksums of a PNG, without changing pixels.
 * With `forReading` the colour profile and the orientation stay.
 *
 * @throws if the file is truncated
 */
export function stripMetadata(input: Uint8Array, type: "image/png" | "image/webp", forReading: boolean): Uint8Array {
  const file = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (type === "image/png") return keepPng(file, forReading ? pngReadParts : pngParts) ?? input;
  return keepWebp(file, forReading ? webpReadParts : webpParts) ?? input;
}

export function webpPartNames(input: Uint8Array): Set<string> {
  return new Set(readWebp(Buffer.from(input.buffer, input.byteOffset, input.byteLength)).map(({ name }) => name));
}

/** Returns `undefined` if there is nothing to change. */
function keepPng(file: Buffer, parts: Parts): Buffer | undefined {
  const chunks: Chunk[] = [];
  let at = pngHead;
  for (let name = ""; name !== "IEND";) {
    if (at + pngFrame > file.length) throw new Error("The PNG is truncated.");
    const bytes = file.readUInt32BE(at);
    name = file.toString("latin1", at + 4, at + 8);
    const end = at + pngFrame + bytes;
    if (end > file.length) throw new Error("The PNG is truncated.");
    chunks.push({ name, at, end, bytes });
    at = end;
  }
  const allowed = selectChunks(chunks, parts);
  const originals = allowed.map((chunk) => file.subarray(chunk.at, chunk.end));
  const pieces = originals.map(withChecksum);
  const isUnchanged = allowed.length === chunks.length && pieces.every((piece, index) => piece === originals[index]);
  if (isUnchanged && at === file.length) return undefined;
  return Buffer.concat([file.subarray(0, pngHead), ...pieces, ...(allowed.at(-1)?.name === "IEND" ? [] : [emptyEnd()])]);
}

/** Returns the chunk itself, or a corrected copy if its checksum is wrong, because some programs reject such images. */
function withChecksum(part: Buffer): Buffer {
  const checksumOffset = part.length - 4;
  const checksum = crc32(part.subarray(4, checksumOffset));
  if (part.readUInt32BE(checksumOffset) === checksum) return part;
  const corrected = Buffer.from(part);
  corrected.writeUInt32BE(checksum, checksumOffset);
  return corrected;
}

function emptyEnd(): Buffer {
  const chunk = Buffer.alloc(pngFrame);
  chunk.write("IEND", 4, "latin1");
  return withChecksum(chunk);
}

function readWebp(file: Buffer): Chunk[] {
  const totalBytes = file.length < webpHead ? Infinity : file.readUInt32LE(4) + 8;
  if (totalBytes > file.length) throw new Error("The WebP is truncated.");
  const chunks: Chunk[] = [];
  for (let at = webpHead; at + webpFrame <= totalBytes;) {
    const bytes = file.readUInt32LE(at + 4);
    if (at + webpFrame + bytes > totalBytes) throw new Error("The WebP is truncated.");
    const end = Math.min(at + webpFrame + bytes + (bytes % 2), totalBytes);
    chunks.push({ name: file.toString("latin1", at, at + 4), at, end, bytes });
    at = end;
  }
  return chunks;
}

function keepWebp(file: Buffer, parts: Parts): Buffer | undefined {
  const chunks = readWebp(file);
  const allowed = selectChunks(chunks, parts);
  const end = chunks.at(-1)?.end ?? webpHead;
  if (allowed.length === chunks.length && end === file.length) return undefined;
  const result = Buffer.concat([file.subarray(0, webpHead), ...allowed.map((chunk) => file.subarray(chunk.at, chunk.end))]);
  result.writeUInt32LE(result.length - 8, 4);
  if (allowed[0]?.name === "VP8X") {
    const names = new Set(allowed.map(({ name }) => name));
    const flagsOffset = webpHead + webpFrame;
    for (const [name, flag] of webpFlags) if (!names.has(name)) result.writeUInt8(result.readUInt8(flagsOffset) & ~flag, flagsOffset);
  }
  return result;
}

/** Keeps the first chunk of each kind that is small enough, because repeated chunks could hide other data. */
function selectChunks(chunks: readonly Chunk[], parts: Parts): Chunk[] {
  const names = new Set<string>();
  return chunks.filter(({ name, bytes }) => {
    const isRepeated = names.has(name) && !repeated.has(name);
    names.add(name);
    return !isRepeated && bytes <= (parts.get(name) ?? -1);
  });
}
