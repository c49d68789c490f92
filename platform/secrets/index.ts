import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";
import type { Secrets } from "./secrets.ts";

export type { Secrets } from "./secrets.ts";
export { readSignedId, signedId } from "./signed-id.ts";

const ivBytes = 12;
const tagBytes = 16;

/** Signs and encrypts with `secret` only, but accepts hashes and texts made with `fallback`, so that the secret can be rotated. */
export function openSecrets(secret: string, fallback?: string): Secrets {
  const current = openSecret(secret);
  const older = fallback === undefined ? [] : [openSecret(fallback)];
  const hashes: Secrets["hashes"] = (text) => [current.hash(text), ...older.map(({ hash }) => hash(text))];
  const open = (sealed: string) => {
    const errors: unknown[] = [];
    for (const candidate of [current, ...older]) {
      try {
        return { text: candidate.open(sealed), isCurrent: candidate === current };
      } catch (error) {
        errors.push(error);
      }
    }
    throw errors[0];
  };
  return {
    hash: current.hash,
    hashes,
    isHashOf: (text, storedHash) => hashes(text).some((hash) => isSame(hash, storedHash)),
    seal: current.seal,
    open: (sealed) => open(sealed).text,
    reseal(sealed) {
      const { text, isCurrent } = open(sealed);
      return isCurrent ? undefined : current.seal(text);
    },
    keys: (use) => [current.key(use), ...older.map(({ key }) => key(use))],
  };
}

function openSecret(secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  const [hashing, sealing] = [keyFor("hash"), keyFor("seal")];
  return {
    hash: (text: string) => createHmac("sha256", hashing).update(text).digest("base64url"),
    seal(text: string) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv);
      return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64");
    },
    open(sealed: string) {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
    },
    key: (use: string) => keyFor(use).toString("base64url"),
  };
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Reads the secret of this folder, creating it at the first call. Two simultaneous first calls return the same secret. */
export async function ensureSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session.secret");
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(unfinished, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // A hard link appears complete or not at all, and never replaces an existing secret.
    await link(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  await rm(unfinished);
  return readFile(file, "utf8");
}
