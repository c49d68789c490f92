import { sql } from "drizzle-orm";
import type { Database } from "#platform/database";

/** Number of mail jobs in the database in any state. Delivered mails are deleted. */
export async function countMailJobs(database: Pick<Database, "execute">): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job where name like 'mail%'`);
  return rows[0]?.count ?? 0;
}
