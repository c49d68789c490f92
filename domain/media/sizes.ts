import { keysOf } from "#i18n/keys-of.ts";
import { formatCrop, parseCrop, type Crop } from "./picture-value.ts";
import type { Focus, SizedPicture } from "./picture-facts.ts";

/** Crops for narrow windows have this aspect ratio (width by height) and these widths. */
const shapes = { upright: { ratio: 4 / 5, widths: [480, 720, 900] }, broad: { ratio: 6 / 5, widths: [480, 800, 1080] } };

/** `wide` images span the window, `half` ones are beside text, `cutout` ones are on the page's background. */
const kindWidths = { wide: [640, 960, 1440, 1920, 2880], half: [480, 960, 1280], cutout: [320, 640, 1120] };
export type DisplayKind = keyof typeof kindWidths;
/** Formats are in the order of compression, best first. */
const formats = ["avif", "webp"] as const;

const center: Focus = { x: 50, y: 50 };
/** `opaque`: below 66, soft gradients show bands. */
const qualities = { opaque: 66, cut: 56, transparent: 65, preview: 74 };
const preview = { width: 1200, height: 630, background: "#e8e3d8" };

/** `name` is the name at `mediaPath`; `quality` and `background` are encoder settings. */
export type ImageVariant = {
  name: string;
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  quality: number;
  /** Crops around the focus; without it the image is only scaled down. */
  focus?: Focus;
  background?: string;
  /** Part of the image that the variant shows. */
  crop?: Crop;
};

type Shape = { widths: readonly number[]; ratio: number; full: number; prefix: string; quality: number; focus?: Focus };

/** Returns the variants of a display kind in each format, best first. Variants are never larger than the image. */
export function variantsForDisplay(picture: SizedPicture, kind: DisplayKind): ImageVariant[] {
  const { width, height, colour } = picture;
  const quality = colour === undefined ? qualities.transparent : qualities.opaque;
  return variantsOfShape(picture, { widths: kindWidths[kind], ratio: width / height, full: width, prefix: "", quality });
}

/** Returns crops for narrow windows; none if they would show the whole image. */
export function croppedVariants(picture: SizedPicture): ImageVariant[] {
  const { shape, width, height, focus = center } = picture;
  if (!shape) return [];
  const { ratio, widths } = shapes[shape];
  const full = Math.min(width, Math.floor(height * ratio));
  return variantsOfShape(picture, { widths, ratio, full, prefix: `${shape}-${focus.x}-${focus.y}-`, quality: qualities.cut, focus });
}

export function previewVariant(picture: SizedPicture): ImageVariant {
  const { crop, focus = center } = picture;
  const name = `${stemOf(picture)}preview-${focus.x}-${focus.y}.jpg`;
  return { ...preview, name, format: "jpeg", quality: qualities.preview, focus, ...(crop && { crop }) };
}

export function allVariants(picture: SizedPicture): ImageVariant[] {
  const sizes = [
    ...keysOf(kindWidths).flatMap((kind) => variantsForDisplay(picture, kind)),
    ...croppedVariants(picture),
    previewVariant(picture),
  ];
  return [...new Map(sizes.map((size) => [size.name, size])).values()];
}

/** Returns the hash in the name of a variant; `undefined` for an invalid name. Databases of older versions have longer hashes. */
export function hashOfVariant(name: string): string | undefined {
  return /^([0-9a-z]{16,32})-[a-z0-9-]{1,60}\.(avif|webp|jpg)$/.exec(name)?.[1];
}

/** Returns the crop in the name of a variant. */
export function cropOfVariant(name: string): Crop | undefined {
  const [, text] = /^[0-9a-z]+-c(\d+-\d+-\d+-\d+)-/.exec(name) ?? [];
  return text === undefined ? undefined : parseCrop(text);
}

/** Returns the beginning of the names of an image's variants. */
function stemOf({ hash, crop }: SizedPicture): string {
  return crop ? `${hash}-c${formatCrop(crop)}-` : `${hash}-`;
}

function variantsOfShape(picture: SizedPicture, { widths, ratio, full, prefix, quality, focus }: Shape): ImageVariant[] {
  const lastIndex = widths.findIndex((width) => width >= full);
  const usableWidths = lastIndex === -1 ? widths : widths.slice(0, lastIndex + 1);
  return formats.flatMap((format) =>
    usableWidths.map((nominalWidth) => {
      const width = Math.min(nominalWidth, full);
      const height = Math.round(width / ratio);
      const name = `${stemOf(picture)}${prefix}${nominalWidth}.${format}`;
      return { name, width, height, format, quality, ...(focus && { focus }), ...(picture.crop && { crop: picture.crop }) };
    }),
  );
}
