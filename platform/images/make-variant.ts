import type { Sharp } from "sharp";
import { cropRegion } from "./crop-region.ts";
import { openImage } from "./open-image.ts";
import type { Focus, VariantJob } from "./jobs.ts";

type Size = { width: number; height: number };

const longestSide = 16_383;
/** Each step makes files a few per cent smaller and takes half as long again. */
const effort = { avif: 2, webp: 3 };
/** Same subsampling as WebP and JPEG. It makes an AVIF as much smaller as the next effort step, which would take twice the time. */
const chromaSubsampling = "4:2:0";

export async function makeVariant({ file, width, height, focus, format, quality, background, crop }: VariantJob): Promise<Buffer> {
  const opened = openImage(file);
  const { width: fullWidth, height: fullHeight } = await opened.metadata();
  const region = crop && cropRegion({ width: fullWidth, height: fullHeight }, crop);
  const source = region ? opened.extract(region) : opened;
  const full = region ?? { width: fullWidth, height: fullHeight };
  const bounds = { width, height: longestSide, fit: "inside", withoutEnlargement: true } as const;
  const sized = height === undefined ? source.resize(bounds) : cut(source, full, { width, height, focus });
  return encode(background === undefined ? sized : sized.flatten({ background: background }), format, quality).toBuffer();
}

/** Crops an image to the aspect ratio of a size, with the focal point as close to the centre as possible. */
function cut(image: Sharp, full: Size, size: Size & { focus: Focus | undefined }): Sharp {
  const { width, height, focus = { x: 50, y: 50 } } = size;
  const scale = Math.max(width / full.width, height / full.height);
  const [scaledWidth, scaledHeight] = [Math.round(full.width * scale), Math.round(full.height * scale)];
  const start = (total: number, part: number, hundredths: number) =>
    Math.round(Math.min(Math.max((total * hundredths) / 100 - part / 2, 0), total - part));
  return image
    .resize({ width: scaledWidth, height: scaledHeight, fit: "fill" })
    .extract({ left: start(scaledWidth, width, focus.x), top: start(scaledHeight, height, focus.y), width, height });
}

function encode(image: Sharp, format: VariantJob["format"], quality: number): Sharp {
  if (format === "avif") return image.avif({ quality, effort: effort.avif, chromaSubsampling });
  return format === "webp" ? image.webp({ quality, effort: effort.webp }) : image.jpeg({ quality });
}
