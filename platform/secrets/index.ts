import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";

export { idOf, signedId } from "./signed-id.ts";

/** What the session secret is used for; each use has a key of its own. */
export type Secrets = {
  /** A fingerprint that only this site can make: for codes and tokens, which are kept in no other form. */
  hash(text: string): string;
  /** Makes a text unreadable at rest; `open` gives it back. */
  seal(text: string): string;
  /** @throws where the text was not sealed with this secret */
  open(sealed: string): string;
  /** Key of a use that a library manages itself. */
  key(use: string): string;
};

const ivBytes = 12;
const tagBytes = 16;

export function openSecrets(secret: string): Secrets {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  const [hashing, sealing] = [keyFor("hash"), keyFor("seal")];
  return {
    hash: (text) => createHmac("sha256", hashing).update(text).digest("base64url"),
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv);
      return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
    },
    key: (use) => keyFor(use).toString("base64url"),
  };
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
