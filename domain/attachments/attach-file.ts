import { and, eq, isNull, lt } from "drizzle-orm";
import { contactAttachment, contactAttachmentPart, contactQuestion } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import { checkContent, downloadOnlyTypes, type ContentFault } from "#domain/media";
import { dayMs } from "#i18n/day.ts";
import { onlyRow, type Transaction } from "#platform/database";
import type { Context, StaffContext } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { maxAttachments, type Attachment } from "./schema.ts";

type AttachResult = { ok: true; attachment: Attachment } | { ok: false; reason: "unknownQuestion" | "tooManyFiles" | ContentFault };

const partBytes = 512 * 1024;
/** Retention of an uploaded file whose answer is not sent. */
const unsentDays = 1;

/**
 * Stores a file for an unsent answer. Accepts the media library's types that browsers can show, detected by content.
 */
export async function attachFile(
  context: StaffContext,
  { questionId, fileName, given }: { questionId: string; fileName: string; given: Uint8Array },
): Promise<AttachResult> {
  const inspection = await checkContent(context, given);
  if (!inspection.ok) return inspection;
  // Readers open attachments in a browser or mail client, which cannot show these formats.
  if (downloadOnlyTypes.some((type) => type === inspection.content.type)) return { ok: false, reason: "unknownKind" };
  const { storedBytes: bytes, content: fileContent } = inspection;
  return context.database.transaction(async (transaction) => {
    const [question] = await transaction.select().from(contactQuestion).where(eq(contactQuestion.id, questionId)).for("update");
    if (!question || question.mergedInto !== null) return { ok: false, reason: "unknownQuestion" };
    if ((await transaction.$count(contactAttachment, isUnsentFileOf(context, questionId))) >= maxAttachments)
      return { ok: false, reason: "tooManyFiles" };
    const file = { name: attachmentName(fileName, fileContent.type), type: fileContent.type, bytes: bytes.length };
    const values = { questionId, authorId: context.actor.id, ...file, createdAt: context.clock.now() };
    const id = await storeFile(transaction, values, bytes);
    const after = { type: file.type, bytes: file.bytes };
    await recordAuditEntry(context, transaction, { action: "question.fileAdded", subject: `question/${questionId}`, after });
    return { ok: true, attachment: { id, name: file.name, bytes: file.bytes } };
  });
}

/** Stores a file with its content in parts of 512 KiB; returns its id. */
export async function storeFile(
  transaction: Transaction,
  values: typeof contactAttachment.$inferInsert,
  content: Uint8Array,
): Promise<string> {
  const { id } = onlyRow(await transaction.insert(contactAttachment).values(values).returning({ id: contactAttachment.id }));
  for (let start = 0; start < content.length; start += partBytes)
    await transaction
      .insert(contactAttachmentPart)
      .values({ attachmentId: id, place: start / partBytes, bytes: Buffer.from(content.subarray(start, start + partBytes)) });
  return id;
}

/** Removes an unsent file; only its author may do so. */
export async function detachFile(context: StaffContext, id: string): Promise<{ ok: true } | { ok: false; reason: "unknownAttachment" }> {
  const { messageId, authorId } = contactAttachment;
  return context.database.transaction(async (transaction) => {
    const [deleted] = await transaction
      .delete(contactAttachment)
      .where(and(eq(contactAttachment.id, id), eq(authorId, context.actor.id), isNull(messageId)))
      .returning();
    if (!deleted) return { ok: false, reason: "unknownAttachment" };
    const before = { type: deleted.type, bytes: deleted.bytes };
    await recordAuditEntry(context, transaction, { action: "question.fileRemoved", subject: `question/${deleted.questionId}`, before });
    return { ok: true };
  });
}

/** Condition for files that the staff user uploaded for an unsent answer. */
export function isUnsentFileOf({ actor }: Pick<StaffContext, "actor">, questionId: string) {
  const { messageId, authorId } = contactAttachment;
  return and(eq(contactAttachment.questionId, questionId), eq(authorId, actor.id), isNull(messageId));
}

export async function deleteUnsentAttachments({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const { messageId, isOfSender, createdAt } = contactAttachment;
  const oldest = new Date(clock.now().getTime() - unsentDays * dayMs);
  await database.delete(contactAttachment).where(and(isNull(messageId), eq(isOfSender, false), lt(createdAt, oldest)));
}
