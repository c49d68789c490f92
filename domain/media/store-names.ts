import { createHash } from "node:crypto";

/** Half of a SHA-256: no two contents share it by chance, and addresses stay short. */
const hashLength = 32;

export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, hashLength);
}

/** Names in the media store: of what was taken in, and of the sizes made of a picture. */
export const originalsFolder = "originals";
export const originalName = (hash: string) => `${originalsFolder}/${hash}`;
export const sizesFolder = (hash: string) => `sizes/${hash}`;
export const sizeName = (hash: string, size: string) => `${sizesFolder(hash)}/${size}`;
