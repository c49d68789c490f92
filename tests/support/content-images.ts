import path from "node:path";
import sharp from "sharp";
import type { EntryPictures } from "#app/page/request-context.ts";
import { checkDescription } from "#domain/media";
import { readMediaFiles } from "../../domain/media/read-media-files.ts";

/** Images of the content folder as the app gets them after an import. */
export async function readContentImages(): Promise<EntryPictures> {
  const files = await readMediaFiles(path.resolve(import.meta.dirname, "../../content/media"));
  const pictures = await Promise.all(
    files.map(async ({ name, file, description }) => {
      const { width, height } = await sharp(file).metadata();
      const check = checkDescription(description);
      if (!check.ok) throw new Error(`${name}: ${JSON.stringify(check.fields)}`);
      return { ...check.description, name, hash: name, width, height };
    }),
  );
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
