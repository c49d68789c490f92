import { and, eq, inArray, isNull, sum } from "drizzle-orm";
import { contactAttachment } from "#db/contact.ts";
import { judgeContent, type ContentFault } from "#domain/media";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { storeFile } from "./attach-file.ts";
import { mostSenderBytes, mostSenderFiles, type Attachment } from "./schema.ts";

type Fault = Exclude<ContentFault, "unknownKind" | "tooLarge"> | "senderFileKind" | "senderFileTooLarge" | "unavailable";
type Taken = { ok: true; attachment: Attachment } | { ok: false; reason: Fault };

/** What a telephone takes and an office scans. Films and rare formats are asked for by name. */
const takenTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
/** What strangers can make the database hold without sending anything. */
const mostUnsentBytes = 512 * 1024 * 1024;

/** Takes in a file for a question that is being written, by what it holds; a picture loses what it says of place and camera. */
export async function takeSenderFile(context: Context, { fileName, given }: { fileName: string; given: Uint8Array }): Promise<Taken> {
  if (given.length > mostSenderBytes) return { ok: false, reason: "senderFileTooLarge" };
  const judged = await judgeContent(context, given);
  if (!judged.ok) return { ok: false, reason: faultOf(judged.reason) };
  const { kept, content } = judged;
  if (!takenTypes.includes(content.type)) return { ok: false, reason: "senderFileKind" };
  return context.database.transaction(async (transaction) => {
    const [unsent] = await transaction
      .select({ bytes: sum(contactAttachment.bytes).mapWith(Number) })
      .from(contactAttachment)
      .where(isUnsent);
    if ((unsent?.bytes ?? 0) + kept.length > mostUnsentBytes) return { ok: false, reason: "unavailable" };
    const file = { name: attachmentName(fileName, content.type), type: content.type, bytes: kept.length };
    const id = await storeFile(transaction, { ...file, isOfSender: true, createdAt: context.clock.now() }, kept);
    return { ok: true, attachment: { id, name: file.name, bytes: file.bytes } };
  });
}

function faultOf(reason: ContentFault): Fault {
  if (reason === "unknownKind") return "senderFileKind";
  return reason === "tooLarge" ? "senderFileTooLarge" : reason;
}

const isUnsent = and(eq(contactAttachment.isOfSender, true), isNull(contactAttachment.questionId));

/** Whether all of these wait for their question. */
export async function haveSenderFiles({ database }: Pick<Context, "database">, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await database.$count(contactAttachment, and(inArray(contactAttachment.id, [...ids]), isUnsent))) === new Set(ids).size;
}

/** Makes files part of a question: those that it does not have yet, as a second press brings the same once more. */
export async function sendSenderFiles(transaction: Transaction, ids: readonly string[], questionId: string): Promise<void> {
  if (ids.length === 0) return;
  const { id, name, bytes, isOfSender } = contactAttachment;
  const columns = { id, name, bytes };
  const there = await transaction
    .select(columns)
    .from(contactAttachment)
    .where(and(eq(contactAttachment.questionId, questionId), eq(isOfSender, true)));
  const brought = await transaction
    .select(columns)
    .from(contactAttachment)
    .where(and(inArray(id, [...ids]), isUnsent))
    .orderBy(contactAttachment.createdAt);
  const fresh = brought.filter((file) => !there.some((other) => other.name === file.name && other.bytes === file.bytes));
  const taken = fresh.slice(0, Math.max(0, mostSenderFiles - there.length)).map((file) => file.id);
  if (taken.length > 0) await transaction.update(contactAttachment).set({ questionId }).where(inArray(id, taken));
}
