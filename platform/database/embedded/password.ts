import { randomBytes } from "node:crypto";
import { link, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/failures";

/** The file that holds the database's password, readable for its owner only. */
export const passwordFile = (dataDir: string) => join(dataDir, "postgres.password");

/** The database's password, or null when its file is not there. */
export async function readPassword(dataDir: string): Promise<string | null> {
  try {
    return await readFile(passwordFile(dataDir), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Makes the password when there is none. Of two first starts at the same time both get the same one,
 * so it does not matter whose database is kept. `workshop` is a folder for the unfinished file.
 */
export async function ensurePassword(dataDir: string, workshop: string): Promise<void> {
  const unfinished = join(workshop, "password");
  const file = await open(unfinished, "wx", 0o600);
  await file.writeFile(randomBytes(24).toString("base64url"));
  await file.sync();
  await file.close();
  try {
    // A link appears whole or not at all, and never replaces the password of an existing database.
    await link(unfinished, passwordFile(dataDir));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
