import { composePicture, type PictureMetadata } from "./compose-picture.ts";
import type { Picture } from "./picture.ts";
import type { PictureKindName } from "./picture-kinds.ts";

export type { Picture } from "./picture.ts";

const metadata = import.meta.glob<PictureMetadata>("./encoded/*/*.json", { import: "default", eager: true });
const addresses = import.meta.glob<string>("./encoded/*/*.{avif,webp,jpg}", { query: "?url", import: "default", eager: true });

/**
 * A picture of the design, in the sizes of its kind (`picture-kinds.ts`).
 *
 * @throws when there is no such picture, which is a mistake in the code: an entry's is found by `app/page/entry-picture.server.ts`
 */
export function pictureOf(kind: "wide" | "half" | "cutout", name: string): Picture {
  const picture = encodedPicture(kind, name);
  if (!picture) throw new Error(`No ${kind} picture named ${name}`);
  const narrow = kind === "wide" ? encodedPicture("upright", name) : undefined;
  return narrow ? { ...picture, narrow } : picture;
}

/**
 * Address of the link preview of a picture of the design.
 *
 * @throws when there is no such picture, which is a mistake in the code
 */
export function previewOf(name: string): string {
  const preview = metadata[metadataFile("preview", name)];
  const address = preview && addresses[`./encoded/preview/${name}-${preview.width}.jpg`];
  if (!address) throw new Error(`No picture named ${name}`);
  return address;
}

const metadataFile = (kind: PictureKindName, name: string) => `./encoded/${kind}/${name}.json`;

function encodedPicture(kind: PictureKindName, name: string): Picture | undefined {
  const known = metadata[metadataFile(kind, name)];
  return known && composePicture(known, (end) => addresses[`./encoded/${kind}/${name}${end}`] ?? "");
}
