import type { Clock } from "#platform/clock";
import type { Database } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { Log } from "#platform/log";
import type { Secrets } from "#platform/secrets";

/** What every verb is handed besides its input. */
export type Context = { database: Database; clock: Clock; log: Log; jobs: Jobs; secrets: Secrets };
