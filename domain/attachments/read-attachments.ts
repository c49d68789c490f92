import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { contactAttachment, contactAttachmentPart } from "#db/contact.ts";
import type { Context, StaffContext } from "../context.ts";
import { isUnsentFileOf } from "./attach-file.ts";
import type { Attachment } from "./schema.ts";

type DatabaseContext = Pick<Context, "database">;
type StoredFile = typeof contactAttachment.$inferSelect;

/** Reads the sent files of questions. The returned function takes the id of a message or of a question. */
export async function listSentFiles(
  { database }: DatabaseContext,
  questionIds: readonly string[],
): Promise<(of: number | string) => Attachment[]> {
  const { id, questionId, messageId, isOfSender, name, bytes, createdAt } = contactAttachment;
  const rows = await database
    .select({ questionId, messageId, file: { id, name, bytes } })
    .from(contactAttachment)
    .where(and(inArray(questionId, [...questionIds]), or(isNotNull(messageId), eq(isOfSender, true))))
    .orderBy(asc(createdAt), asc(id));
  return (messageOrQuestionId) => rows.filter((row) => (row.messageId ?? row.questionId) === messageOrQuestionId).map(({ file }) => file);
}

/** Lists the files that the staff user uploaded for an unsent answer. */
export async function listUnsentFiles(
  { database, actor }: Pick<StaffContext, "database" | "actor">,
  questionId: string,
): Promise<Attachment[]> {
  const { id, name, bytes, createdAt } = contactAttachment;
  return database
    .select({ id, name, bytes })
    .from(contactAttachment)
    .where(isUnsentFileOf({ actor }, questionId))
    .orderBy(asc(createdAt), asc(id));
}

export async function findAttachment({ database }: DatabaseContext, id: string): Promise<StoredFile | undefined> {
  const [file] = await database.select().from(contactAttachment).where(eq(contactAttachment.id, id));
  return file;
}

/** Streams the content of a file; the stream fails if the file is deleted meanwhile. */
export function streamAttachment(reader: DatabaseContext, { id, bytes }: Pick<StoredFile, "id" | "bytes">): ReadableStream<Uint8Array> {
  let [place, left] = [0, bytes];
  return new ReadableStream({
    async pull(controller) {
      const part = await readPart(reader, id, place);
      if (!part) return controller.error(new Error("The attachment was deleted while it was streamed."));
      place += 1;
      left -= part.length;
      controller.enqueue(new Uint8Array(part));
      if (left <= 0) controller.close();
    },
  });
}

async function readPart({ database }: DatabaseContext, id: string, index: number): Promise<Buffer | undefined> {
  const { attachmentId, place, bytes } = contactAttachmentPart;
  const [part] = await database
    .select({ bytes })
    .from(contactAttachmentPart)
    .where(and(eq(attachmentId, id), eq(place, index)));
  return part?.bytes;
}

/** Reads complete files for a mail; skips deleted ones. */
export async function readWholeFiles(
  { database }: DatabaseContext,
  ids: readonly string[],
): Promise<{ name: string; type: string; content: Buffer }[]> {
  if (ids.length === 0) return [];
  const { id, name, type, createdAt } = contactAttachment;
  const files = await database
    .select({ id, name, type })
    .from(contactAttachment)
    .where(inArray(id, [...ids]))
    .orderBy(asc(createdAt), asc(id));
  const { attachmentId, place, bytes } = contactAttachmentPart;
  const parts = await database
    .select({ attachmentId, bytes })
    .from(contactAttachmentPart)
    .where(inArray(attachmentId, [...ids]))
    .orderBy(asc(place));
  return files.map((file) => ({
    name: file.name,
    type: file.type,
    content: Buffer.concat(parts.filter((part) => part.attachmentId === file.id).map((part) => part.bytes)),
  }));
}
