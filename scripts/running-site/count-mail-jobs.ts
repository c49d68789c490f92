import { sql } from "drizzle-orm";
import type { Database } from "#platform/database";

/** Counts pending mails. Delivered mails leave the queue; finally failed mails stay and are not counted. */
export async function countMailJobs(database: Pick<Database, "execute">): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name like 'mail%' and state <> 'failed'`,
  );
  return rows[0]?.count ?? 0;
}
