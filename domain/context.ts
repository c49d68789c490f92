import type { Clock } from "#platform/clock";
import type { Database } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { Journal } from "#platform/journal";
import type { Log } from "#platform/log";
import type { Secrets } from "#platform/secrets";

/** What every verb is handed besides its input. `journal` is the security log's. */
export type Context = { database: Database; clock: Clock; log: Log; jobs: Jobs; secrets: Secrets; journal: Journal };
