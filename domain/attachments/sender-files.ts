import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { contactAttachment } from "#db/contact.ts";
import { judgeContent, type ContentFault } from "#domain/media";
import { hourMs } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { attachmentName } from "./attachment-name.ts";
import { storeFile } from "./attach-file.ts";
import { mostSenderBytes, mostSenderFiles, type Attachment } from "./schema.ts";

type Fault = Exclude<ContentFault, "unknownKind" | "tooLarge"> | "senderFileKind" | "senderFileTooLarge" | "unavailable";
type NoRoom = { ok: false; reason: "unavailable" } | { ok: false; reason: "tooMany"; retryAfter: number };
type Taken = { ok: true; attachment: Attachment } | { ok: false; reason: Fault } | NoRoom;

/** What a telephone takes and an office scans. Films and rare formats are asked for by name. */
const takenTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
const megabyte = 1024 * 1024;
/** What strangers can make the database hold without sending anything: in all, and from one address, which two may share. */
const mostUnsent = { inAll: 512 * megabyte, ofAddress: 2 * mostSenderFiles * mostSenderBytes };
/** How long a file waits for the question that it is for. */
const waitingMs = 2 * hourMs;

/** `limitedAddress`: as limits count it, an IPv4 address or a network of IPv6. */
type Input = { fileName: string; given: Uint8Array; limitedAddress: string };

/** Takes in a file for a question that is being written, by what it holds; a picture loses what it says of place and camera. */
export async function takeSenderFile(context: Context, { fileName, given, limitedAddress }: Input): Promise<Taken> {
  if (given.length > mostSenderBytes) return { ok: false, reason: "senderFileTooLarge" };
  const judged = await judgeContent(context, given);
  if (!judged.ok) return { ok: false, reason: faultOf(judged.reason) };
  const { kept, content } = judged;
  if (!takenTypes.includes(content.type)) return { ok: false, reason: "senderFileKind" };
  const senderHash = context.secrets.hash(`sender file ${limitedAddress}`);
  return context.database.transaction(async (transaction) => {
    const noRoom = await whyNoRoom(context, transaction, { senderHash, bytes: kept.length });
    if (noRoom) return noRoom;
    const file = { name: attachmentName(fileName, content.type), type: content.type, bytes: kept.length };
    const id = await storeFile(transaction, { ...file, isOfSender: true, senderHash, createdAt: context.clock.now() }, kept);
    return { ok: true, attachment: { id, name: file.name, bytes: file.bytes } };
  });
}

/** Counts what waits, without what waited too long. Of files that arrive together, each is counted with those before it. */
async function whyNoRoom(
  context: Context,
  transaction: Transaction,
  { senderHash, bytes }: { senderHash: string; bytes: number },
): Promise<NoRoom | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('sender files', 0))`);
  await removeExpired(context, transaction);
  const { bytes: size, senderHash: sentFrom, createdAt } = contactAttachment;
  const [waiting] = await transaction
    .select({
      inAll: sql<number>`coalesce(sum(${size}), 0)::float8`,
      ofAddress: sql<number>`coalesce(sum(${size}) filter (where ${sentFrom} = ${senderHash}), 0)::float8`,
      oldest: sql<number>`(extract(epoch from min(${createdAt}) filter (where ${sentFrom} = ${senderHash})) * 1000)::float8`,
    })
    .from(contactAttachment)
    .where(isUnsent);
  if (!waiting) return undefined;
  if (waiting.ofAddress + bytes > mostUnsent.ofAddress) {
    const retryAfter = Math.max(1, Math.ceil((waiting.oldest + waitingMs - context.clock.now().getTime()) / 1000));
    return { ok: false, reason: "tooMany", retryAfter };
  }
  return waiting.inAll + bytes > mostUnsent.inAll ? { ok: false, reason: "unavailable" } : undefined;
}

const expiryOf = ({ clock }: Pick<Context, "clock">) => new Date(clock.now().getTime() - waitingMs);

/** Removes what was added to questions that nobody sent. */
async function removeExpired(context: Pick<Context, "clock">, transaction: Transaction): Promise<void> {
  await transaction.delete(contactAttachment).where(and(isUnsent, lte(contactAttachment.createdAt, expiryOf(context))));
}

export async function sweepSenderFiles(context: Pick<Context, "database" | "clock">): Promise<void> {
  await removeExpired(context, context.database);
}

function faultOf(reason: ContentFault): Fault {
  if (reason === "unknownKind") return "senderFileKind";
  return reason === "tooLarge" ? "senderFileTooLarge" : reason;
}

const isUnsent = and(eq(contactAttachment.isOfSender, true), isNull(contactAttachment.questionId));

/** Whether all of these wait for their question. */
export async function haveSenderFiles(context: Pick<Context, "database" | "clock">, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { id, createdAt } = contactAttachment;
  const waits = and(inArray(id, [...ids]), isUnsent, gt(createdAt, expiryOf(context)));
  return (await context.database.$count(contactAttachment, waits)) === new Set(ids).size;
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
  if (taken.length > 0) await transaction.update(contactAttachment).set({ questionId, senderHash: null }).where(inArray(id, taken));
}
