import { createHash } from "node:crypto";

/** 82 bits make accidental collisions unlikely and keep the addresses in pages short. */
const hashLength = 16;
const letters = 36;

/** Hashes in base 36, because some file systems ignore case. */
export function contentHash(bytes: Uint8Array): string {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return BigInt(`0x${digest}`).toString(letters).slice(-hashLength).padStart(hashLength, "0");
}

export const originalsFolder = "originals";
export const sourceName = (hash: string) => `${originalsFolder}/${hash}`;
export const variantsFolder = (hash: string) => `sizes/${hash}`;
export const variantName = (hash: string, size: string) => `${variantsFolder(hash)}/${size}`;
