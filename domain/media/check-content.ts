import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/database";
import type { ImageFault } from "#platform/images";
import type { Context } from "../context.ts";
import { detectMediaKind, type MediaKind } from "./detect-media-kind.ts";
import type { KnownImages } from "./known-images.ts";
import { contentHash, sourceName } from "./store-names.ts";

const megabyte = 1024 * 1024;
const maxBytes = { picture: 50 * megabyte, file: 200 * megabyte };

export type Content = {
  hash: string;
  givenHash: string;
  type: MediaKind["type"];
  bytes: number;
  width: number | null;
  height: number | null;
  colour: string | null;
};
export type ContentFault = "unknownKind" | "tooLarge" | ImageFault;
/** `kept` are the bytes for the media store. */
export type Inspection =
  | { ok: true; kind: MediaKind["kind"]; content: Content; storedBytes: Uint8Array }
  | { ok: false; reason: ContentFault };

/** Validates and inspects uploaded bytes without storing them. */
export async function checkContent({ pictures }: Context, bytes: Uint8Array, known?: KnownImages): Promise<Inspection> {
  const detectedKind = detectMediaKind(bytes);
  if (!detectedKind) return { ok: false, reason: "unknownKind" };
  const { kind, type } = detectedKind;
  if (bytes.length > maxBytes[kind]) return { ok: false, reason: "tooLarge" };
  const givenHash = contentHash(bytes);
  if (kind === "file") {
    const content = { hash: givenHash, givenHash, type, bytes: bytes.length, width: null, height: null, colour: null };
    return { ok: true, kind, content, storedBytes: bytes };
  }
  const facts = known?.(givenHash);
  const picture = facts ? { ok: true as const, ...facts, bytes: undefined } : await pictures.inspect(bytes, type);
  if (!picture.ok) return picture;
  const storedBytes = picture.bytes ?? bytes;
  const hash = picture.bytes ? contentHash(storedBytes) : givenHash;
  const { width, height, colour = null } = picture;
  return { ok: true, kind, content: { hash, givenHash, type, bytes: storedBytes.length, width, height, colour }, storedBytes: storedBytes };
}

export async function storeContent({ mediaStore }: Context, { content, storedBytes }: Extract<Inspection, { ok: true }>): Promise<void> {
  await mediaStore.put(sourceName(content.hash), storedBytes, content.type);
}

/** Locks the content until the transaction ends, so that storing and deleting it cannot overlap. */
export async function lockContent(transaction: Transaction, hash: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);
}
