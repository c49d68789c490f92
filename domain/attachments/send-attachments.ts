import { and, asc, inArray } from "drizzle-orm";
import type { Staff } from "#db/actor.ts";
import { contactAttachment } from "#db/contact.ts";
import type { Transaction } from "#platform/database";
import { waitingFor } from "./attach-file.ts";
import type { Attachment } from "./schema.ts";

/** With what a mail adds to it, this is below the 10 MB that even careful mail servers take. */
const mostMailBytes = 7 * 1024 * 1024;

/** The files for an answer, where all of them are its writer's and have not been sent; held until the transaction ends. */
export async function holdAttachments(
  transaction: Transaction,
  { ids, questionId, actor }: { ids: readonly string[]; questionId: string; actor: Staff },
): Promise<Attachment[] | undefined> {
  const { id, name, bytes, createdAt } = contactAttachment;
  const found = await transaction
    .select({ id, name, bytes })
    .from(contactAttachment)
    .where(and(inArray(id, [...ids]), waitingFor({ actor }, questionId)))
    .orderBy(asc(createdAt), asc(id))
    .for("update");
  return found.length === new Set(ids).size ? found : undefined;
}

/** Makes files part of an answer: from now on whoever reads the thread can have them. */
export async function sendAttachments(transaction: Transaction, files: readonly Attachment[], messageId: number): Promise<void> {
  const ids = files.map(({ id }) => id);
  await transaction.update(contactAttachment).set({ messageId }).where(inArray(contactAttachment.id, ids));
}

/** Those that a mail has room for, in their order, and those that only the thread has. */
export function shareOut(files: readonly Attachment[]): { mailed: Attachment[]; left: Attachment[] } {
  const mailed: Attachment[] = [];
  const left: Attachment[] = [];
  let room = mostMailBytes;
  for (const file of files) {
    const hasRoom = file.bytes <= room;
    (hasRoom ? mailed : left).push(file);
    if (hasRoom) room -= file.bytes;
  }
  return { mailed, left };
}
