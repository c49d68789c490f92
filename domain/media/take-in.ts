import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/database";
import type { PictureFault } from "#platform/pictures";
import type { Context } from "../context.ts";
import { kindOfBytes, type MediaKind } from "./kind-of-bytes.ts";
import type { Known } from "./known.ts";
import { contentHash, originalName } from "./store-names.ts";

const megabyte = 1024 * 1024;
const mostBytes = { picture: 50 * megabyte, file: 200 * megabyte };

/** What is known of a content, as a version of a picture or file notes it. */
export type Content = {
  hash: string;
  givenHash: string;
  type: MediaKind["type"];
  bytes: number;
  width: number | null;
  height: number | null;
  colour: string | null;
};
export type ContentFault = "unknownKind" | "tooLarge" | PictureFault;
/** `kept`: what belongs into the store. */
export type Judged = { ok: true; kind: MediaKind["kind"]; content: Content; kept: Uint8Array } | { ok: false; reason: ContentFault };

/** What somebody brings, if it is what it has to be; nothing is stored. */
export async function judgeContent({ pictures }: Context, given: Uint8Array, known?: Known): Promise<Judged> {
  const what = kindOfBytes(given);
  if (!what) return { ok: false, reason: "unknownKind" };
  const { kind, type } = what;
  if (given.length > mostBytes[kind]) return { ok: false, reason: "tooLarge" };
  const givenHash = contentHash(given);
  if (kind === "file") {
    const content = { hash: givenHash, givenHash, type, bytes: given.length, width: null, height: null, colour: null };
    return { ok: true, kind, content, kept: given };
  }
  const facts = known?.(givenHash);
  const picture = facts ? { ok: true as const, ...facts, bytes: undefined } : await pictures.inspect(given, type);
  if (!picture.ok) return picture;
  const kept = picture.bytes ?? given;
  const hash = picture.bytes ? contentHash(kept) : givenHash;
  const { width, height, colour = null } = picture;
  return { ok: true, kind, content: { hash, givenHash, type, bytes: kept.length, width, height, colour }, kept };
}

export async function storeContent({ mediaStore }: Context, { content, kept }: Extract<Judged, { ok: true }>): Promise<void> {
  await mediaStore.put(originalName(content.hash), kept, content.type);
}

/** Until the transaction ends nobody else brings or forgets this content: what one stores, the other would delete. */
export async function holdContent(transaction: Transaction, hash: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);
}
