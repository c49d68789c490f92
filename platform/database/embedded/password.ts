import { randomBytes } from "node:crypto";
import { link, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/failures";

/** Path of the file with the database password; only its owner can read it. */
export const passwordFile = (dataDir: string) => join(dataDir, "postgres.password");

/** Reads the database password; null if its file is missing. */
export async function readPassword(dataDir: string): Promise<string | null> {
  try {
    return await readFile(passwordFile(dataDir), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Creates the password if there is none. Two first starts at the same time get the same password, so either database can win.
 * `workshop` is a folder for the unfinished file.
 */
export async function ensurePassword(dataDir: string, workshop: string): Promise<void> {
  const unfinished = join(workshop, "password");
  const file = await open(unfinished, "wx", 0o600);
  await file.writeFile(randomBytes(24).toString("base64url"));
  await file.sync();
  await file.close();
  try {
    // A link appears complete or not at all, and never replaces the password of an existing database.
    await link(unfinished, passwordFile(dataDir));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
