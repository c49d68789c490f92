import { and, eq, isNull, lt } from "drizzle-orm";
import { contactAttachment, contactAttachmentPart, contactQuestion } from "#db/contact.ts";
import { recordAct } from "#domain/audit";
import { judgeContent, technicalTypes, type ContentFault } from "#domain/media";
import { dayMs } from "#i18n/day.ts";
import { onlyRow, type Transaction } from "#platform/database";
import type { Context, StaffContext } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { mostAttachments, type Attachment } from "./schema.ts";

type Attached = { ok: true; attachment: Attachment } | { ok: false; reason: "unknownQuestion" | "tooManyFiles" | ContentFault };

const partBytes = 512 * 1024;
/** How long a file waits for the answer that it is for. */
const waitingDays = 1;

/** Takes in a file for an answer that is being written: of the kinds that the media library takes and a browser shows, by what it holds. */
export async function attachFile(
  context: StaffContext,
  { questionId, fileName, given }: { questionId: string; fileName: string; given: Uint8Array },
): Promise<Attached> {
  const judged = await judgeContent(context, given);
  if (!judged.ok) return judged;
  // What a letter brings along is looked at where it is read.
  if (technicalTypes.some((type) => type === judged.content.type)) return { ok: false, reason: "unknownKind" };
  const { kept, content } = judged;
  return context.database.transaction(async (transaction) => {
    const [question] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, questionId)).for("update");
    if (!question || question.mergedInto !== null) return { ok: false, reason: "unknownQuestion" };
    if ((await transaction.$count(contactAttachment, waitingFor(context, questionId))) >= mostAttachments)
      return { ok: false, reason: "tooManyFiles" };
    const file = { name: attachmentName(fileName, content.type), type: content.type, bytes: kept.length };
    const values = { questionId, authorId: context.actor.id, ...file, createdAt: context.clock.now() };
    const id = await storeFile(transaction, values, kept);
    const after = { type: file.type, bytes: file.bytes };
    await recordAct(context, transaction, { action: "question.fileAdded", subject: `question/${questionId}`, after });
    return { ok: true, attachment: { id, name: file.name, bytes: file.bytes } };
  });
}

/** Stores a file with what it holds, and gives its id. */
export async function storeFile(
  transaction: Transaction,
  values: typeof contactAttachment.$inferInsert,
  kept: Uint8Array,
): Promise<string> {
  const { id } = onlyRow(await transaction.insert(contactAttachment).values(values).returning({ id: contactAttachment.id }));
  for (let at = 0; at < kept.length; at += partBytes)
    await transaction
      .insert(contactAttachmentPart)
      .values({ attachmentId: id, place: at / partBytes, bytes: Buffer.from(kept.subarray(at, at + partBytes)) });
  return id;
}

/** Takes back a file that has not been sent, by whoever added it. */
export async function detachFile(context: StaffContext, id: string): Promise<{ ok: true } | { ok: false; reason: "unknownAttachment" }> {
  const { messageId, authorId } = contactAttachment;
  return context.database.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(contactAttachment)
      .where(and(eq(contactAttachment.id, id), eq(authorId, context.actor.id), isNull(messageId)))
      .returning();
    if (!gone) return { ok: false, reason: "unknownAttachment" };
    const before = { type: gone.type, bytes: gone.bytes };
    await recordAct(context, transaction, { action: "question.fileRemoved", subject: `question/${gone.questionId}`, before });
    return { ok: true };
  });
}

/** What a member of staff has added to an answer that is not sent. */
export function waitingFor({ actor }: Pick<StaffContext, "actor">, questionId: string) {
  const { messageId, authorId } = contactAttachment;
  return and(eq(contactAttachment.questionId, questionId), eq(authorId, actor.id), isNull(messageId));
}

/** Removes what was added to answers that nobody sent. */
export async function sweepAttachments({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const { messageId, isOfSender, createdAt } = contactAttachment;
  const oldest = new Date(clock.now().getTime() - waitingDays * dayMs);
  await database.delete(contactAttachment).where(and(isNull(messageId), eq(isOfSender, false), lt(createdAt, oldest)));
}
