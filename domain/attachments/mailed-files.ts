import { contactAttachment } from "#db/contact.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { storeFile } from "./attach-file.ts";
import { maxSenderAttachmentBytes, maxSenderAttachments } from "./schema.ts";
import { checkSenderContent } from "./sender-attachments.ts";

type GivenFile = { name: string; content: Uint8Array };
type CheckedFile = Pick<typeof contactAttachment.$inferInsert, "name" | "type" | "bytes"> & { content: Uint8Array };

/**
 * Checks the files of a mail by the rules of uploaded ones, and removes location and camera data. Returns the names of the files
 * that are not accepted.
 */
export async function checkMailedFiles(
  context: Context,
  files: readonly GivenFile[],
): Promise<{ accepted: CheckedFile[]; leftOut: string[] }> {
  const accepted: CheckedFile[] = [];
  const leftOut: string[] = [];
  for (const { name, content } of files) {
    const file = accepted.length < maxSenderAttachments ? await checkFile(context, { name, content }) : undefined;
    if (file) accepted.push(file);
    else leftOut.push(name);
  }
  return { accepted, leftOut };
}

async function checkFile(context: Context, { name, content }: GivenFile): Promise<CheckedFile | undefined> {
  if (content.length === 0 || content.length > maxSenderAttachmentBytes) return undefined;
  const inspection = await checkSenderContent(context, content);
  if (!inspection.ok) return undefined;
  const { storedBytes } = inspection;
  const { type } = inspection.content;
  return { name: attachmentName(name, type), type, bytes: storedBytes.length, content: storedBytes };
}

/** Attaches checked files to a message of the sender. */
export async function storeMailedFiles(
  transaction: Transaction,
  files: readonly CheckedFile[],
  message: { questionId: string; messageId: number; createdAt: Date },
): Promise<void> {
  for (const { content, ...file } of files) await storeFile(transaction, { ...file, ...message, isOfSender: true }, content);
}
