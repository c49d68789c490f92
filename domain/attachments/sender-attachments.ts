import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { contactAttachment } from "#db/contact.ts";
import { checkContent, detectMediaKind, type ContentFault } from "#domain/media";
import { hourMs } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { storeFile } from "./attach-file.ts";
import { maxSenderAttachmentBytes, maxSenderAttachments, type Attachment } from "./schema.ts";

type UploadError = Exclude<ContentFault, "unknownKind" | "tooLarge"> | "senderFileKind" | "senderFileTooLarge" | "unavailable";
type LimitError = { ok: false; reason: "unavailable" } | { ok: false; reason: "tooMany"; retryAfter: number };
type UploadResult = { ok: true; attachment: Attachment } | { ok: false; reason: UploadError } | LimitError;

/** Formats of phones and scanners. */
const acceptedTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
const megabyte = 1024 * 1024;
/** Limits of unsent uploads: in total, and per client address, which two people may share. */
const maxUnsentBytes = { inAll: 512 * megabyte, ofAddress: 2 * maxSenderAttachments * maxSenderAttachmentBytes };
/** Retention of an uploaded file whose question is not sent. */
const uploadLifetimeMs = 2 * hourMs;

/** Checks the type before the content, because decoding and encoding an image of another type would cost half a minute for nothing. */
export async function checkSenderContent(context: Context, given: Uint8Array): ReturnType<typeof checkContent> {
  const type = detectMediaKind(given)?.type;
  return type !== undefined && acceptedTypes.includes(type) ? checkContent(context, given) : { ok: false, reason: "unknownKind" };
}

/** `limitedAddress`: rate-limit key of the address, an IPv4 address or an IPv6 network. */
type Input = { fileName: string; given: Uint8Array; limitedAddress: string };

/** Stores a file for an unsent question. Detects its type by content and removes location and camera data from photos. */
export async function uploadSenderAttachment(context: Context, { fileName, given, limitedAddress }: Input): Promise<UploadResult> {
  if (given.length > maxSenderAttachmentBytes) return { ok: false, reason: "senderFileTooLarge" };
  const inspection = await checkSenderContent(context, given);
  if (!inspection.ok) return { ok: false, reason: toUploadError(inspection.reason) };
  const { storedBytes: bytes, content } = inspection;
  const senderHash = context.secrets.hash(`sender file ${limitedAddress}`);
  return context.database.transaction(async (transaction) => {
    const limitError = await checkLimits(context, transaction, { senderHash, bytes: bytes.length });
    if (limitError) return limitError;
    const file = { name: attachmentName(fileName, content.type), type: content.type, bytes: bytes.length };
    const id = await storeFile(transaction, { ...file, isOfSender: true, senderHash, createdAt: context.clock.now() }, bytes);
    return { ok: true, attachment: { id, name: file.name, bytes: file.bytes } };
  });
}

/** Deletes expired uploads and checks the limits. The lock makes concurrent uploads wait, so that each counts the others. */
async function checkLimits(
  context: Context,
  transaction: Transaction,
  { senderHash, bytes }: { senderHash: string; bytes: number },
): Promise<LimitError | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('sender files', 0))`);
  await deleteExpired(context, transaction);
  const { bytes: size, senderHash: sentFrom, createdAt } = contactAttachment;
  const [unsent] = await transaction
    .select({
      inAll: sql<number>`coalesce(sum(${size}), 0)::float8`,
      ofAddress: sql<number>`coalesce(sum(${size}) filter (where ${sentFrom} = ${senderHash}), 0)::float8`,
      oldest: sql<number>`(extract(epoch from min(${createdAt}) filter (where ${sentFrom} = ${senderHash})) * 1000)::float8`,
    })
    .from(contactAttachment)
    .where(isUnsent);
  if (!unsent) return undefined;
  if (unsent.ofAddress + bytes > maxUnsentBytes.ofAddress) {
    const retryAfter = Math.max(1, Math.ceil((unsent.oldest + uploadLifetimeMs - context.clock.now().getTime()) / 1000));
    return { ok: false, reason: "tooMany", retryAfter };
  }
  return unsent.inAll + bytes > maxUnsentBytes.inAll ? { ok: false, reason: "unavailable" } : undefined;
}

const expiryOf = ({ clock }: Pick<Context, "clock">) => new Date(clock.now().getTime() - uploadLifetimeMs);

async function deleteExpired(context: Pick<Context, "clock">, transaction: Transaction): Promise<void> {
  await transaction.delete(contactAttachment).where(and(isUnsent, lte(contactAttachment.createdAt, expiryOf(context))));
}

export async function deleteExpiredUploads(context: Pick<Context, "database" | "clock">): Promise<void> {
  await deleteExpired(context, context.database);
}

function toUploadError(reason: ContentFault): UploadError {
  if (reason === "unknownKind") return "senderFileKind";
  return reason === "tooLarge" ? "senderFileTooLarge" : reason;
}

const isUnsent = and(eq(contactAttachment.isOfSender, true), isNull(contactAttachment.questionId));

/** Checks that uploads can be sent with a form, and are PDF documents if the form accepts no others. Returns an error code. */
export async function checkUploads(
  context: Pick<Context, "database" | "clock">,
  ids: readonly string[],
  { isPdfOnly = false } = {},
): Promise<"filesGone" | "pdfOnly" | undefined> {
  if (ids.length === 0) return undefined;
  const { id, type, createdAt } = contactAttachment;
  const uploads = await context.database
    .select({ type })
    .from(contactAttachment)
    .where(and(inArray(id, [...ids]), isUnsent, gt(createdAt, expiryOf(context))));
  if (uploads.length !== new Set(ids).size) return "filesGone";
  return isPdfOnly && uploads.some((upload) => upload.type !== "application/pdf") ? "pdfOnly" : undefined;
}

/** Attaches files to a question, up to the limit. A repeated submission does not attach duplicates. */
export async function attachUploads(transaction: Transaction, ids: readonly string[], questionId: string): Promise<void> {
  if (ids.length === 0) return;
  const { id, name, bytes, isOfSender } = contactAttachment;
  const columns = { id, name, bytes };
  const attached = await transaction
    .select(columns)
    .from(contactAttachment)
    .where(and(eq(contactAttachment.questionId, questionId), eq(isOfSender, true)));
  const uploads = await transaction
    .select(columns)
    .from(contactAttachment)
    .where(and(inArray(id, [...ids]), isUnsent))
    .orderBy(contactAttachment.createdAt);
  const newFiles = uploads.filter((file) => !attached.some((other) => other.name === file.name && other.bytes === file.bytes));
  const attachedIds = newFiles.slice(0, Math.max(0, maxSenderAttachments - attached.length)).map((file) => file.id);
  if (attachedIds.length > 0)
    await transaction.update(contactAttachment).set({ questionId, senderHash: null }).where(inArray(id, attachedIds));
}
