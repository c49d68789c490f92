import { keysOf } from "#i18n/keys-of.ts";
import type { Focus, SizedPicture } from "./picture-facts.ts";

/** Width to height of what narrow windows show of a picture, cut around its focus. */
const shapes = { upright: { ratio: 4 / 5, widths: [480, 720, 900] }, broad: { ratio: 6 / 5, widths: [480, 800, 1080] } };

/** Where a picture is shown decides in which widths: across the window, beside text, on a ground of the page's. */
const kindWidths = { wide: [640, 960, 1440, 1920], half: [480, 960, 1280], cutout: [320, 640, 1120] };
export type ShownAs = keyof typeof kindWidths;
/** The best first. */
const formats = ["avif", "webp"] as const;

const middle: Focus = { x: 50, y: 50 };
const qualities = { opaque: 58, cut: 56, transparent: 65, preview: 74 };
const preview = { width: 1200, height: 630, ground: "#e8e3d8" };

/** A picture in one size: its name at `mediaPath`, what the file measures, and how it is made. */
export type PictureSize = {
  name: string;
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  quality: number;
  /** Cut to this size around the focus; else the picture is only made smaller. */
  focus?: Focus;
  ground?: string;
};

type Crop = { widths: readonly number[]; ratio: number; full: number; prefix: string; quality: number; focus?: Focus };

/** In each format, best first, the sizes of a kind: nothing is made larger than the picture is. */
export function kindSizes(picture: SizedPicture, kind: ShownAs): PictureSize[] {
  const { width, height, colour } = picture;
  const quality = colour === undefined ? qualities.transparent : qualities.opaque;
  return cropSizes(picture, { widths: kindWidths[kind], ratio: width / height, full: width, prefix: "", quality });
}

/** The sizes for narrow windows; none where the picture is shown whole there too. */
export function shapeSizes(picture: SizedPicture): PictureSize[] {
  const { shape, width, height, focus = middle } = picture;
  if (!shape) return [];
  const { ratio, widths } = shapes[shape];
  const full = Math.min(width, Math.floor(height * ratio));
  return cropSizes(picture, { widths, ratio, full, prefix: `${shape}-${focus.x}-${focus.y}-`, quality: qualities.cut, focus });
}

/** The one for link previews. */
export function previewSize({ hash, focus = middle }: SizedPicture): PictureSize {
  return { ...preview, name: `${hash}-preview-${focus.x}-${focus.y}.jpg`, format: "jpeg", quality: qualities.preview, focus };
}

/** Every size in which a picture can be had. */
export function allSizes(picture: SizedPicture): PictureSize[] {
  const sizes = [...keysOf(kindWidths).flatMap((kind) => kindSizes(picture, kind)), ...shapeSizes(picture), previewSize(picture)];
  return [...new Map(sizes.map((size) => [size.name, size])).values()];
}

/** The hash in the name of a size; `undefined` where it is the name of none. A database that an older version filled has longer ones. */
export function hashOfSize(name: string): string | undefined {
  return /^([0-9a-z]{16,32})-[a-z0-9-]{1,40}\.(avif|webp|jpg)$/.exec(name)?.[1];
}

function cropSizes({ hash }: SizedPicture, { widths, ratio, full, prefix, quality, focus }: Crop): PictureSize[] {
  const enough = widths.findIndex((width) => width >= full);
  const fitting = enough === -1 ? widths : widths.slice(0, enough + 1);
  return formats.flatMap((format) =>
    fitting.map((wanted) => {
      const width = Math.min(wanted, full);
      const height = Math.round(width / ratio);
      return { name: `${hash}-${prefix}${wanted}.${format}`, width, height, format, quality, ...(focus && { focus }) };
    }),
  );
}
