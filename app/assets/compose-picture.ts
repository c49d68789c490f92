import type { Picture } from "./picture.ts";

/** Metadata of a picture of one kind: the JSON file that `npm run pictures:encode` writes beside the encoded files. */
export type PictureMetadata = {
  /** Hash of the source and of how it is encoded: the files are up to date while it is the same. */
  hash: string;
  /** Widths of the files, the smallest first. */
  widths: number[];
  /** Size of the largest file. */
  width: number;
  height: number;
  /** Mean colour; absent where a part of the picture is transparent. */
  colour?: string;
};

/** The sources of a `<picture>`, composed from its metadata and the addresses of its files. */
export function composePicture({ widths, width, height, colour }: PictureMetadata, addressOf: (end: string) => string): Picture {
  const sourcesIn = (format: string) => widths.map((each) => `${addressOf(`-${each}.${format}`)} ${each}w`).join(", ");
  return {
    sources: { avif: sourcesIn("avif"), webp: sourcesIn("webp") },
    img: { src: addressOf(`-${width}.webp`), w: width, h: height },
    colour,
  };
}
