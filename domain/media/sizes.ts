import { keysOf } from "#i18n/keys-of.ts";
import type { Focus, SizedPicture } from "./picture-facts.ts";

/** Aspect ratio (width by height) and widths of the crops for narrow windows. */
const shapes = { upright: { ratio: 4 / 5, widths: [480, 720, 900] }, broad: { ratio: 6 / 5, widths: [480, 800, 1080] } };

/** Widths by display kind: `wide` across the window, `half` beside text, `cutout` on the page's background. */
const kindWidths = { wide: [640, 960, 1440, 1920], half: [480, 960, 1280], cutout: [320, 640, 1120] };
export type ShownAs = keyof typeof kindWidths;
/** Best compression first. */
const formats = ["avif", "webp"] as const;

const middle: Focus = { x: 50, y: 50 };
const qualities = { opaque: 58, cut: 56, transparent: 65, preview: 74 };
const preview = { width: 1200, height: 630, ground: "#e8e3d8" };

/** Image variant: its name at `mediaPath`, dimensions, and encoder settings. */
export type PictureSize = {
  name: string;
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  quality: number;
  /** Crop around the focus; without it the image is only scaled down. */
  focus?: Focus;
  ground?: string;
};

type Crop = { widths: readonly number[]; ratio: number; full: number; prefix: string; quality: number; focus?: Focus };

/** Variants of a display kind in each format, best first. Variants are never larger than the image. */
export function kindSizes(picture: SizedPicture, kind: ShownAs): PictureSize[] {
  const { width, height, colour } = picture;
  const quality = colour === undefined ? qualities.transparent : qualities.opaque;
  return cropSizes(picture, { widths: kindWidths[kind], ratio: width / height, full: width, prefix: "", quality });
}

/** Crops for narrow windows; none if they show the whole image. */
export function shapeSizes(picture: SizedPicture): PictureSize[] {
  const { shape, width, height, focus = middle } = picture;
  if (!shape) return [];
  const { ratio, widths } = shapes[shape];
  const full = Math.min(width, Math.floor(height * ratio));
  return cropSizes(picture, { widths, ratio, full, prefix: `${shape}-${focus.x}-${focus.y}-`, quality: qualities.cut, focus });
}

export function previewSize({ hash, focus = middle }: SizedPicture): PictureSize {
  return { ...preview, name: `${hash}-preview-${focus.x}-${focus.y}.jpg`, format: "jpeg", quality: qualities.preview, focus };
}

export function allSizes(picture: SizedPicture): PictureSize[] {
  const sizes = [...keysOf(kindWidths).flatMap((kind) => kindSizes(picture, kind)), ...shapeSizes(picture), previewSize(picture)];
  return [...new Map(sizes.map((size) => [size.name, size])).values()];
}

/** Hash in the name of a variant; `undefined` for an invalid name. Databases of older versions have longer hashes. */
export function hashOfSize(name: string): string | undefined {
  return /^([0-9a-z]{16,32})-[a-z0-9-]{1,40}\.(avif|webp|jpg)$/.exec(name)?.[1];
}

function cropSizes({ hash }: SizedPicture, { widths, ratio, full, prefix, quality, focus }: Crop): PictureSize[] {
  const lastIndex = widths.findIndex((width) => width >= full);
  const usableWidths = lastIndex === -1 ? widths : widths.slice(0, lastIndex + 1);
  return formats.flatMap((format) =>
    usableWidths.map((nominalWidth) => {
      const width = Math.min(nominalWidth, full);
      const height = Math.round(width / ratio);
      return { name: `${hash}-${prefix}${nominalWidth}.${format}`, width, height, format, quality, ...(focus && { focus }) };
    }),
  );
}
