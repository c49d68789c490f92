import type { Clock } from "#platform/clock";
import type { Database } from "#platform/database";
import type { Log } from "#platform/log";

/** What every verb is handed besides its input. */
export type Context = { database: Database; clock: Clock; log: Log };
