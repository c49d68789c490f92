import { sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { createLog } from "#platform/log";
import { pino } from "pino";
import { openServicesBeside } from "../../server/services.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";

/** Renames the content table of a running site, so that uncached pages show the error page. */
export async function makeContentUnavailable(dataDir: string): Promise<void> {
  const opening = await openServicesBeside(environmentOf(dataDir), createLog(pino.destination("/dev/null")));
  if (!opening.ok) throw new Error(opening.message);
  await opening.services.context.database.execute(sql`alter table ${contentEntry} rename to content_entry_away`);
  await opening.services.close();
}
