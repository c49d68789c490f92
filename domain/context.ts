import type { Actor, Staff, System } from "#db/actor.ts";
import type { Clock } from "#platform/clock";
import type { Database, Transaction } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { Journal } from "#platform/journal";
import type { MediaStore } from "#platform/media-store";
import type { Log } from "#platform/log";
import type { Outbound } from "#platform/outbound";
import type { Pictures } from "#platform/pictures";
import type { Secrets } from "#platform/secrets";
import type { PublicPicture } from "./media/schema.ts";

/** A file that an entry names: a master among the pictures, or what is served at /files. */
export type NamedFile = { kind: "picture" | "file"; name: string };

/**
 * What every verb is handed besides its input. `actor` is who acts, whoever it is done to; `database` may be a transaction, which
 * has one connection: queries are asked one after the other; `journal` is the security log's;
 * `findMissing` tells of the files that entries name which there are none of, so that nobody who writes one can leave the question out;
 * `findPictures` tells what there is to show of those that their texts name.
 */
export type Context = {
  actor: Actor;
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  secrets: Secrets;
  journal: Journal;
  mediaStore: MediaStore;
  pictures: Pictures;
  outbound: Outbound;
  findMissing(database: Transaction, files: readonly NamedFile[]): Promise<readonly NamedFile[]>;
  findPictures(database: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, PublicPicture>>;
};

/** Of those who may change what the public reads: a call of the public's own does not even compile. */
export type EditorContext = Context & { actor: Staff | System };

/** Of those who act as a member of staff, in their own name. */
export type StaffContext = Context & { actor: Staff };

/** The same context, in which another acts. */
export function actingAs<Who extends Actor>(context: Context, actor: Who): Context & { actor: Who } {
  return { ...context, actor };
}
