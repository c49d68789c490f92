import type { Actor, Staff, System } from "#db/schema.ts";
import type { Clock } from "#platform/clock";
import type { Database } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { Journal } from "#platform/journal";
import type { Log } from "#platform/log";
import type { Secrets } from "#platform/secrets";

/** A file that an entry names: a master among the pictures, or what is served at /files. */
export type NamedFile = { kind: "picture" | "file"; name: string };

/**
 * What every verb is handed besides its input. `actor` is who acts, whoever it is done to; `journal` is the security log's;
 * `hasFile` tells whether there is what an entry names, so that nobody who writes one can leave the question out.
 */
export type Context = {
  actor: Actor;
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  secrets: Secrets;
  journal: Journal;
  hasFile(file: NamedFile): boolean;
};

/** Of those who may change what the public reads: a call of the public's own does not even compile. */
export type EditorContext = Context & { actor: Staff | System };

/** The same context, in which another acts. */
export function actingAs<Who extends Actor>(context: Context, actor: Who): Context & { actor: Who } {
  return { ...context, actor };
}
