import { composePicture, type PictureMetadata } from "./compose-picture.ts";
import type { Picture } from "./picture.ts";
import type { PictureKindName } from "./picture-kinds.ts";

export type { Picture } from "./picture.ts";

const metadata = import.meta.glob<PictureMetadata>("./encoded/*/*.json", { import: "default", eager: true });
const addresses = import.meta.glob<string>("./encoded/*/*.{avif,webp,jpg}", { query: "?url", import: "default", eager: true });

/**
 * Returns an image of the design, in the sizes of its kind (`picture-kinds.ts`).
 *
 * @throws if it does not exist, which is a mistake in the code. `app/page/entry-picture.server.ts` finds the images of entries.
 */
export function pictureOf(kind: "wide" | "half" | "cutout", name: string): Picture {
  const picture = encodedPicture(kind, name);
  if (!picture) throw new Error(`No ${kind} picture named ${name}`);
  const narrow = kind === "wide" ? (encodedPicture("upright", name) ?? encodedPicture("uprightTower", name)) : undefined;
  return narrow ? { ...picture, narrow } : picture;
}

/**
 * Returns the address of the link preview of a design image.
 *
 * @throws if it does not exist, which is a mistake in the code
 */
export function previewOf(name: string): string {
  const preview = metadata[metadataFile("preview", name)];
  const address = preview && addresses[`./encoded/preview/${name}-${preview.width}.jpg`];
  if (!address) throw new Error(`No link preview of a picture named ${name}`);
  return address;
}

const metadataFile = (kind: PictureKindName, name: string) => `./encoded/${kind}/${name}.json`;

function encodedPicture(kind: PictureKindName, name: string): Picture | undefined {
  const imageMetadata = metadata[metadataFile(kind, name)];
  return imageMetadata && composePicture(imageMetadata, (end) => addresses[`./encoded/${kind}/${name}${end}`] ?? "");
}
