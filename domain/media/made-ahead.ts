import path from "node:path";
import { collections, readContentFiles } from "#domain/content";
import type { CollectionType, DataOfType } from "#domain/content/schema";
import { mediaFolder, readMediaFiles, type MediaFile } from "./read-media-files.ts";
import type { SizedPicture } from "./picture-facts.ts";
import { kindSizes, previewSize, shapeSizes, type PictureSize } from "./sizes.ts";

type Sizes = (picture: SizedPicture) => PictureSize[];

const half: Sizes = (picture) => kindSizes(picture, "half");
const wide: Sizes = (picture) => kindSizes(picture, "wide");
const cutout: Sizes = (picture) => kindSizes(picture, "cutout");
const preview: Sizes = (picture) => [previewSize(picture)];

type PicturedType = { [Type in CollectionType]: DataOfType<Type> extends { picture: string } ? Type : never }[CollectionType];
type ByField = Record<string, readonly Sizes[]>;

/** The sizes in which pages show the pictures of a type with the field `picture`, by the field that names the picture. */
const shown: Record<PicturedType, ByField> = {
  news: { picture: [half, preview] },
  blog: { picture: [half, preview] },
  case: { picture: [wide] },
  expo: { picture: [half] },
  product: {
    picture: [cutout],
    heroPicture: [wide, shapeSizes, preview],
    firstDetailPicture: [half],
    secondDetailPicture: [half],
    scenePicture: [wide],
  },
};

/** A file of `content/media` that entries show; `sizesOf` are those in which they do. */
export type ShownFile = { file: MediaFile; sizesOf: Sizes };

/** What of the content folder's pictures is shown as soon as it is imported. */
export async function readShownFiles(contentDirectory: string): Promise<ShownFile[]> {
  const shownOf: Partial<Record<CollectionType, ByField>> = shown;
  const byName = new Map<string, Set<Sizes>>();
  for (const collection of collections) {
    const fields = Object.entries(shownOf[collection.type] ?? {});
    if (fields.length === 0) continue;
    for (const { data } of await readContentFiles(contentDirectory, collection)) {
      for (const [field, sizes] of fields) {
        const name = data[field];
        if (typeof name === "string") byName.set(name, new Set([...(byName.get(name) ?? []), ...sizes]));
      }
    }
  }
  const files = await readMediaFiles(path.join(contentDirectory, mediaFolder));
  return files.flatMap((file) => {
    const kinds = byName.get(file.name);
    return kinds ? [{ file, sizesOf: (picture: SizedPicture) => [...kinds].flatMap((sizes) => sizes(picture)) }] : [];
  });
}
