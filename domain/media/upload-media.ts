import type { EditorContext } from "../context.ts";
import { addMedia } from "./add-media.ts";
import { detectMediaKind, type MediaKind } from "./detect-media-kind.ts";
import { mediaNameOf } from "./media-name.ts";
import { contentHash } from "./store-names.ts";
import type { ContentFault } from "./check-content.ts";

export type UploadMediaResult =
  | { ok: true; name: string; kind: MediaKind["kind"] }
  | { ok: false; reason: "wrongEnding" | "onlyPictures" | "nameTaken" | ContentFault };

export async function uploadMedia(
  context: EditorContext,
  { fileName, bytes, onlyPictures }: { fileName: string; bytes: Uint8Array; onlyPictures: boolean },
): Promise<UploadMediaResult> {
  const detectedKind = detectMediaKind(bytes);
  if (!detectedKind) return { ok: false, reason: "unknownKind" };
  if (onlyPictures && detectedKind.kind !== "picture") return { ok: false, reason: "onlyPictures" };
  const name = mediaNameOf(fileName, detectedKind.type, contentHash(bytes));
  if (name === undefined) return { ok: false, reason: "wrongEnding" };
  const result = await addMedia(context, { name, bytes });
  if (result.ok) return { ok: true, name, kind: detectedKind.kind };
  const { reason } = result;
  if (reason === "invalidName" || reason === "invalidData") throw new Error(`${name}: ${reason}`);
  return { ok: false, reason };
}
