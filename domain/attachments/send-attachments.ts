import { and, asc, inArray } from "drizzle-orm";
import type { Staff } from "#db/actor.ts";
import { contactAttachment } from "#db/contact.ts";
import type { Transaction } from "#platform/database";
import { isUnsentFileOf } from "./attach-file.ts";
import type { Attachment } from "./schema.ts";

/** Limit of the files in a mail: base64 adds a third, and strict mail servers accept 10 MB. */
const maxMailBytes = 7 * 1024 * 1024;

/** Locks the files of an answer until the transaction ends; `undefined` unless all are unsent files of the staff user. */
export async function lockAttachments(
  transaction: Transaction,
  { ids, questionId, actor }: { ids: readonly string[]; questionId: string; actor: Staff },
): Promise<Attachment[] | undefined> {
  const { id, name, bytes, createdAt } = contactAttachment;
  const files = await transaction
    .select({ id, name, bytes })
    .from(contactAttachment)
    .where(and(inArray(id, [...ids]), isUnsentFileOf({ actor }, questionId)))
    .orderBy(asc(createdAt), asc(id))
    .for("update");
  return files.length === new Set(ids).size ? files : undefined;
}

/** Attaches files to a message, which makes them visible in the thread. */
export async function sendAttachments(transaction: Transaction, files: readonly Attachment[], messageId: number): Promise<void> {
  const ids = files.map(({ id }) => id);
  await transaction.update(contactAttachment).set({ messageId }).where(inArray(contactAttachment.id, ids));
}

/** Splits files into those that fit into a mail and those that are only available in the thread. */
export function splitByMailSize(files: readonly Attachment[]): { mailed: Attachment[]; notMailed: Attachment[] } {
  const mailed: Attachment[] = [];
  const notMailed: Attachment[] = [];
  let room = maxMailBytes;
  for (const file of files) {
    const hasRoom = file.bytes <= room;
    (hasRoom ? mailed : notMailed).push(file);
    if (hasRoom) room -= file.bytes;
  }
  return { mailed, notMailed };
}
