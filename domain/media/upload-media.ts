import type { EditorContext } from "../context.ts";
import { addMedia } from "./add-media.ts";
import { kindOfBytes } from "./kind-of-bytes.ts";
import { mediaNameOf } from "./media-name.ts";
import { contentHash } from "./store-names.ts";
import type { ContentFault } from "./take-in.ts";

export type Uploaded = { ok: true; name: string } | { ok: false; reason: "wrongEnding" | "onlyPictures" | "nameTaken" | ContentFault };

/** Takes in a file as it was called on somebody's disk, under the name that follows from it. */
export async function uploadMedia(
  context: EditorContext,
  { fileName, bytes, onlyPictures }: { fileName: string; bytes: Uint8Array; onlyPictures: boolean },
): Promise<Uploaded> {
  const what = kindOfBytes(bytes);
  if (!what) return { ok: false, reason: "unknownKind" };
  if (onlyPictures && what.kind !== "picture") return { ok: false, reason: "onlyPictures" };
  const name = mediaNameOf(fileName, what.type, contentHash(bytes));
  if (name === undefined) return { ok: false, reason: "wrongEnding" };
  const added = await addMedia(context, { name, bytes });
  if (added.ok) return { ok: true, name };
  const { reason } = added;
  if (reason === "invalidName" || reason === "invalidData") throw new Error(`${name}: ${reason}`);
  return { ok: false, reason };
}
