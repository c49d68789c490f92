import type { Clock } from "#platform/clock";
import type { Database } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { Journal } from "#platform/journal";
import type { Log } from "#platform/log";
import type { Secrets } from "#platform/secrets";

/** A file that an entry names: a master among the pictures, or what is served at /files. */
export type NamedFile = { kind: "picture" | "file"; name: string };

/**
 * What every verb is handed besides its input. `journal` is the security log's; `hasFile` tells whether there is what an
 * entry names, so that nobody who writes one can leave the question out.
 */
export type Context = {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  secrets: Secrets;
  journal: Journal;
  hasFile(file: NamedFile): boolean;
};
