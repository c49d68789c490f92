import type { Picture } from "./picture.ts";

/** Metadata of an image of one kind: the JSON file that `npm run pictures:encode` writes beside the encoded files. */
export type PictureMetadata = {
  /** Hash of the source and the encoding options. The files are up to date while it is unchanged. */
  hash: string;
  /** Widths of the files in pixels, in ascending order. */
  widths: number[];
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Mean colour; undefined if the image has transparent parts. */
  colour?: string;
};

export function composePicture({ widths, width, height, colour }: PictureMetadata, addressOf: (end: string) => string): Picture {
  const sourcesIn = (format: string) => widths.map((imageWidth) => `${addressOf(`-${imageWidth}.${format}`)} ${imageWidth}w`).join(", ");
  return {
    sources: { avif: sourcesIn("avif"), webp: sourcesIn("webp") },
    img: { src: addressOf(`-${width}.webp`), w: width, h: height },
    colour,
  };
}
