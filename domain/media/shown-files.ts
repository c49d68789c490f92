import path from "node:path";
import { collections, leavesOf, readContentFiles } from "#domain/content";
import type { CollectionType, DataOfType } from "#domain/content/schema";
import { cropPicture } from "./crop-picture.ts";
import { mediaFolder, readMediaFiles, type MediaFile } from "./read-media-files.ts";
import { parsePicture } from "./picture-value.ts";
import type { SizedPicture } from "./picture-facts.ts";
import { variantsForDisplay, previewVariant, croppedVariants, type ImageVariant } from "./sizes.ts";

type Sizes = (picture: SizedPicture) => ImageVariant[];

const halfVariants: Sizes = (picture) => variantsForDisplay(picture, "half");
const wideVariants: Sizes = (picture) => variantsForDisplay(picture, "wide");
const cutoutVariants: Sizes = (picture) => variantsForDisplay(picture, "cutout");
const linkPreviewVariant: Sizes = (picture) => [previewVariant(picture)];

type PicturedType = {
  [Type in CollectionType]: DataOfType<Type> extends { picture?: string }
    ? "picture" extends keyof DataOfType<Type>
      ? Type
      : never
    : never;
}[CollectionType];
type ByField = Record<string, readonly Sizes[]>;

/** Lists the variants that pages show, per content type with an image and per field; fields in rows and blocks by their path. */
const variantsByType: Record<PicturedType, ByField> = {
  news: { picture: [halfVariants, linkPreviewVariant] },
  blog: { picture: [halfVariants, linkPreviewVariant] },
  case: { picture: [wideVariants] },
  expo: { picture: [halfVariants] },
  product: {
    picture: [cutoutVariants],
    heroPicture: [wideVariants, croppedVariants, linkPreviewVariant],
    firstDetailPicture: [halfVariants],
    secondDetailPicture: [halfVariants],
    scenePicture: [wideVariants],
  },
  page: {
    picture: [wideVariants, linkPreviewVariant],
    "blocks.picture": [wideVariants],
    "blocks.cards.picture": [halfVariants],
  },
};

/** `sizesOf` returns the variants of the image that entries show. */
export type ShownFile = { file: MediaFile; sizesOf: Sizes };

/** Reads the files that entries show right after the import; the build creates their variants. */
export async function readShownFiles(contentDirectory: string): Promise<ShownFile[]> {
  const fieldsByType: Partial<Record<CollectionType, ByField>> = variantsByType;
  const byName = new Map<string, Set<Sizes>>();
  for (const collection of collections) {
    const sizesByField = fieldsByType[collection.type];
    if (!sizesByField) continue;
    for (const { data } of await readContentFiles(contentDirectory, collection)) {
      for (const { path: fieldPath, value } of leavesOf(collection.fields, data)) {
        const sizes = sizesByField[fieldPath.replaceAll(/\.\d+/g, "")];
        if (!sizes || typeof value !== "string") continue;
        const { name, crop } = parsePicture(value);
        const ofPart = crop
          ? sizes.map(
              (each): Sizes =>
                (picture) =>
                  each(cropPicture(picture, crop)),
            )
          : sizes;
        byName.set(name, new Set([...(byName.get(name) ?? []), ...ofPart]));
      }
    }
  }
  const files = await readMediaFiles(path.join(contentDirectory, mediaFolder));
  return files.flatMap((file) => {
    const kinds = byName.get(file.name);
    return kinds ? [{ file, sizesOf: (picture: SizedPicture) => [...kinds].flatMap((sizes) => sizes(picture)) }] : [];
  });
}
