import type { PictureType } from "./orders.ts";

type Reader = { bytes: Buffer; at: number };

const text = ({ bytes, at }: Reader, length: number) => bytes.toString("latin1", at, at + length);
const chunkFrame = 12;

/** Where a picture ends by its own account: what stands behind that is something else, which only its decoder does not see. A JPEG is written anew in any case. */
export function pictureEnd(given: Uint8Array, type: PictureType): number {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (type === "image/png") return Math.min(endOfPng(bytes), bytes.length);
  if (type === "image/webp") return Math.min(bytes.readUInt32LE(4) + 8, bytes.length);
  return type === "image/avif" ? endOfBoxes(bytes) : bytes.length;
}

function endOfPng(bytes: Buffer): number {
  for (let at = 8; at + chunkFrame <= bytes.length;) {
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    if (text({ bytes, at: at + 4 }, 4) === "IEND") return end;
    at = end;
  }
  return bytes.length;
}

const pictureBoxes = new Set(["ftyp", "meta", "mdat", "moov", "free", "skip"]);

function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length && pictureBoxes.has(text({ bytes, at: at + 4 }, 4))) {
    const size = bytes.readUInt32BE(at);
    // 0 is all the rest, and 1 a size of eight bytes, which nothing of 50 MB needs.
    if (size < 8 || at + size > bytes.length) return bytes.length;
    at += size;
  }
  return at;
}
