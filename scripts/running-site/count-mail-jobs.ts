import { sql } from "drizzle-orm";
import type { Database } from "#platform/database";

/** Number of mails that are still to be sent. A delivered mail leaves the queue, and one that failed for good stays. */
export async function countMailJobs(database: Pick<Database, "execute">): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name like 'mail%' and state <> 'failed'`,
  );
  return rows[0]?.count ?? 0;
}
