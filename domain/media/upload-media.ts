import { eq } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { EditorContext } from "../context.ts";
import { addMedia } from "./add-media.ts";
import { detectMediaKind, type MediaKind } from "./detect-media-kind.ts";
import { mediaNameOf } from "./media-name.ts";
import { selectMedia } from "./read-media.ts";
import { contentHash } from "./store-names.ts";
import type { ContentFault } from "./check-content.ts";

export type UploadMediaResult =
  | { ok: true; name: string; kind: MediaKind["kind"] }
  | { ok: false; reason: "wrongEnding" | "onlyPictures" | "nameTaken" | ContentFault };

/** Cameras give the same names again and again. The name of a file is its address, so another one must be replaced on purpose. */
const mostNumbers = { picture: 99, file: 1 };

/** Adds an upload under its name, an image with a number if another has the name. The same content is not added twice. */
export async function uploadMedia(
  context: EditorContext,
  { fileName, bytes, onlyPictures }: { fileName: string; bytes: Uint8Array; onlyPictures: boolean },
): Promise<UploadMediaResult> {
  const detectedKind = detectMediaKind(bytes);
  if (!detectedKind) return { ok: false, reason: "unknownKind" };
  const { kind, type } = detectedKind;
  if (onlyPictures && kind !== "picture") return { ok: false, reason: "onlyPictures" };
  const hash = contentHash(bytes);
  const wantedName = mediaNameOf(fileName, type, hash);
  if (wantedName === undefined) return { ok: false, reason: "wrongEnding" };
  for (let number = 1; number <= mostNumbers[kind]; number += 1) {
    const name = number === 1 ? wantedName : numberedName(wantedName, number);
    const [taken] = await selectMedia(context.database).where(eq(media.name, name));
    if (taken?.givenHash === hash) return { ok: true, name, kind };
    const result = taken ? nameTaken : await addMedia(context, { name, bytes });
    if (result.ok) return { ok: true, name, kind };
    const { reason } = result;
    if (reason === "invalidName" || reason === "invalidData") throw new Error(`${name}: ${reason}`);
    if (reason !== "nameTaken") return { ok: false, reason };
  }
  return nameTaken;
}

const nameTaken = { ok: false, reason: "nameTaken" } as const;

/** Puts a number before the extension, and shortens a long name for it. */
function numberedName(name: string, number: number): string {
  const [, stem = "", extension = ""] = /^([^.]*)(.*)$/.exec(name) ?? [];
  return `${stem.slice(0, 90)}-${number}${extension}`;
}
