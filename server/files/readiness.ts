import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Services } from "../services.ts";
import { codeOf } from "#platform/failures";

const megabyte = 1024 * 1024;
/** What PostgreSQL needs for a checkpoint of its own, and some mail. */
const leastFree = 128 * megabyte;

/** What keeps this instance from doing its work, in a few words; `undefined` when nothing does. */
export async function whatIsMissing({ context, environment }: Pick<Services, "context" | "environment">): Promise<string | undefined> {
  try {
    await context.database.execute(sql`select 1`);
  } catch {
    return "database unreachable";
  }
  const free = await freeBytes(environment.dataDir);
  return free < leastFree ? `disk full: ${Math.floor(free / megabyte)} MB left in DATA_DIR` : undefined;
}

/** A folder that nothing was written to yet lacks no room. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return Number.POSITIVE_INFINITY;
    throw error;
  }
}
