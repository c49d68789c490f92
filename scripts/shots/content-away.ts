import { sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { createLog } from "#platform/log";
import { pino } from "pino";
import { openServicesBeside } from "../../server/services.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";

/** Takes the content out of reach of a running site for good: what it has not kept it answers with its failure page. */
export async function takeContentAway(dataDir: string): Promise<void> {
  const opened = await openServicesBeside(environmentOf(dataDir), createLog(pino.destination("/dev/null")));
  if (!opened.ok) throw new Error(opened.message);
  await opened.services.context.database.execute(sql`alter table ${contentEntry} rename to content_entry_away`);
  await opened.services.close();
}
