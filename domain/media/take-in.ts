import type { PictureFault } from "#platform/pictures";
import type { Context } from "../context.ts";
import { kindOfBytes, type MediaKind } from "./kind-of-bytes.ts";
import type { Known } from "./known.ts";
import { contentHash, originalName } from "./store-names.ts";

const megabyte = 1024 * 1024;
const mostBytes = { picture: 30 * megabyte, file: 200 * megabyte };

/** What is known of a content, as a version of a picture or file notes it. */
export type Content = {
  hash: string;
  givenHash: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  colour: string | null;
};
export type ContentFault = "unknownKind" | "tooLarge" | PictureFault;
export type TakenIn = { ok: true; kind: MediaKind["kind"]; content: Content } | { ok: false; reason: ContentFault };

/** Brings a content into the store, once it is what it has to be. */
export async function takeIn({ mediaStore, pictures }: Context, given: Uint8Array, known?: Known): Promise<TakenIn> {
  const what = kindOfBytes(given);
  if (!what) return { ok: false, reason: "unknownKind" };
  const { kind, type } = what;
  if (given.length > mostBytes[kind]) return { ok: false, reason: "tooLarge" };
  const givenHash = contentHash(given);
  if (kind === "file") {
    await mediaStore.put(originalName(givenHash), given, type);
    return { ok: true, kind, content: { hash: givenHash, givenHash, type, bytes: given.length, width: null, height: null, colour: null } };
  }
  const facts = known?.(givenHash);
  const picture = facts ? { ok: true as const, ...facts, bytes: undefined } : await pictures.inspect(given, type);
  if (!picture.ok) return picture;
  const kept = picture.bytes ?? given;
  const hash = picture.bytes ? contentHash(kept) : givenHash;
  await mediaStore.put(originalName(hash), kept, type);
  const { width, height, colour = null } = picture;
  return { ok: true, kind, content: { hash, givenHash, type, bytes: kept.length, width, height, colour } };
}
