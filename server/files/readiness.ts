import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Services } from "../services.ts";
import { codeOf } from "#platform/failures";

const megabyte = 1024 * 1024;
/** Space for a checkpoint of PostgreSQL and some mails. */
const leastFree = 128 * megabyte;

/** Describes in a few words why this instance cannot work; `undefined` if it can. */
export async function findUnreadyReason({ context, environment }: Pick<Services, "context" | "environment">): Promise<string | undefined> {
  try {
    await context.database.execute(sql`select 1`);
  } catch {
    return "database unreachable";
  }
  const free = await freeBytes(environment.dataDir);
  return free < leastFree ? `disk full: ${Math.floor(free / megabyte)} MB left in DATA_DIR` : undefined;
}

/** Returns the free bytes of a disk. A missing folder counts as unlimited, because nothing was written to it yet. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return Number.POSITIVE_INFINITY;
    throw error;
  }
}
