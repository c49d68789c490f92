import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";

export { idOf, signedId } from "./signed-id.ts";

/** What the session secret is used for; each use has a key of its own. */
export type Secrets = {
  /** A keyed fingerprint: codes and tokens are stored in no other form. */
  hash(text: string): string;
  /** The fingerprints by every accepted secret, the current one first: one of them may have been stored before a rotation. */
  hashes(text: string): [current: string, ...older: string[]];
  /** Whether a fingerprint is that of a text by any accepted secret, in constant time. */
  isHashOf(text: string, given: string): boolean;
  /** Encrypts a text; `open` gives it back. */
  seal(text: string): string;
  /** @throws where the text was sealed with none of the accepted secrets */
  open(sealed: string): string;
  /** The same text sealed with the current secret; `undefined` where it is so already. */
  reseal(sealed: string): string | undefined;
  /** Keys of a use that a library manages itself, the current one first. */
  keys(use: string): [current: string, ...older: string[]];
};

const ivBytes = 12;
const tagBytes = 16;

/** Signs and seals with `secret`. What `fallback` signed and sealed is accepted too, so that the secret can be rotated. */
export function openSecrets(secret: string, fallback?: string): Secrets {
  const current = openSecret(secret);
  const older = fallback === undefined ? [] : [openSecret(fallback)];
  const hashes: Secrets["hashes"] = (text) => [current.hash(text), ...older.map(({ hash }) => hash(text))];
  const open = (sealed: string) => {
    const errors: unknown[] = [];
    for (const one of [current, ...older]) {
      try {
        return { text: one.open(sealed), isCurrent: one === current };
      } catch (error) {
        errors.push(error);
      }
    }
    throw errors[0];
  };
  return {
    hash: current.hash,
    hashes,
    isHashOf: (text, given) => hashes(text).some((hash) => isSame(hash, given)),
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

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The secret of this folder, made at the first call. Two first calls at the same time get the same one. */
export async function ensureSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session.secret");
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(unfinished, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never replaces a secret that is there.
    await link(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  await rm(unfinished);
  return readFile(file, "utf8");
}
