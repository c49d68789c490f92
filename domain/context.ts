import type { Actor, Staff, System } from "#db/actor.ts";
import type { Clock } from "#platform/clock";
import type { Database, Transaction } from "#platform/database";
import type { Jobs } from "#platform/jobs";
import type { AuditLogFile } from "#platform/audit-log-file";
import type { MediaStore } from "#platform/media-store";
import type { Log } from "#platform/log";
import type { SafeHttpClient } from "#platform/safe-http";
import type { ImageProcessor } from "#platform/images";
import type { Secrets } from "#platform/secrets";
import type { PublicPicture } from "./media/schema.ts";

/** File that an entry refers to: an image, or a file served at /files. */
export type FileReference = { kind: "picture" | "file"; name: string };

/** Dependencies of every service function. `database` may be a transaction, so run queries one after another. */
export type Context = {
  actor: Actor;
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  secrets: Secrets;
  /** Audit log file of security events. */
  auditLogFile: AuditLogFile;
  mediaStore: MediaStore;
  pictures: ImageProcessor;
  safeHttpClient: SafeHttpClient;
  /** Returns those of the files that do not exist. */
  findMissingFiles(database: Transaction, files: readonly FileReference[]): Promise<readonly FileReference[]>;
  findPictures(database: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, PublicPicture>>;
};

/** Context of service functions that change public content; the compiler rejects calls from public endpoints. */
export type EditorContext = Context & { actor: Staff | System };

/** Context of service functions that need a staff user. */
export type StaffContext = Context & { actor: Staff };

export function withActor<Who extends Actor>(context: Context, actor: Who): Context & { actor: Who } {
  return { ...context, actor };
}
