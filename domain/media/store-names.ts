import { createHash } from "node:crypto";

/** 82 bits: no two contents share them by chance, and a page with thirty addresses carries few letters that do not compress. */
const hashLength = 16;
const letters = 36;

/** In letters that every file system tells apart. */
export function contentHash(bytes: Uint8Array): string {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return BigInt(`0x${digest}`).toString(letters).slice(-hashLength).padStart(hashLength, "0");
}

/** Names in the media store: of what was taken in, and of the sizes made of a picture. */
export const originalsFolder = "originals";
export const originalName = (hash: string) => `${originalsFolder}/${hash}`;
export const sizesFolder = (hash: string) => `sizes/${hash}`;
export const sizeName = (hash: string, size: string) => `${sizesFolder(hash)}/${size}`;
