import type { CSSProperties } from "react";
import { preload } from "react-dom";
import { classNames } from "./class-names.ts";

type Crop = { sources: Record<string, string>; img: { src: string; w: number; h: number }; colour?: string; absent?: true };

type PictureProps = {
  /** Sources by format, best first, and the fallback image. `narrow`: crop for phones; `absent`: empty placeholder. */
  picture: Crop & { narrow?: Crop };
  /** Empty if the image adds nothing to the text beside it. */
  alt: string;
  sizes: string;
  /** Whether it is the largest image of the first screen, which is preloaded with high priority. */
  first?: boolean;
  /** Class name of the `<img>`; the `<picture>` has `display: contents`. */
  className?: string;
  /** Language of `alt`, if it differs from the page's. */
  lang?: string;
};

const narrowMedia = "(width < 48.75rem)";
const wideMedia = "(width >= 48.75rem)";

/** Responsive image with known size and background colour, so that the layout does not shift while it loads. */
export function PictureView({ picture, alt, sizes, first = false, className, lang }: PictureProps) {
  const { img, narrow } = picture;
  if (first) {
    if (narrow) preloadCrop(narrow, sizes, narrowMedia);
    preloadCrop(picture, sizes, narrow && wideMedia);
  }
  return (
    <picture className="contents">
      {narrow && <Sources crop={narrow} sizes={sizes} media={narrowMedia} />}
      <Sources crop={picture} sizes={sizes} />
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={picture.absent ? "" : alt}
        lang={lang}
        loading={first ? "eager" : "lazy"}
        decoding={first ? undefined : "async"}
        fetchPriority={first ? "high" : undefined}
        className={classNames("picture", narrow && "picture-narrow", className)}
        style={{ backgroundColor: picture.colour, ...(narrow && narrowRatio(narrow)) }}
      />
    </picture>
  );
}

/** Browsers use the size of the `<img>` before they have chosen a source, and then the size of the source. */
function narrowRatio({ img }: Crop): CSSProperties {
  return { "--narrow-ratio": `${img.w} / ${img.h}` };
}

function Sources({ crop, sizes, media }: { crop: Crop; sizes: string; media?: string }) {
  return Object.entries(crop.sources).map(([format, sources]) => (
    <source key={format} type={`image/${format}`} media={media} srcSet={sources} sizes={sizes} width={crop.img.w} height={crop.img.h} />
  ));
}

function preloadCrop({ img, sources }: Crop, sizes: string, media?: string) {
  const best = Object.entries(sources)[0];
  if (!best) return;
  const [format, srcSet] = best;
  preload(img.src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, type: `image/${format}`, media, fetchPriority: "high" });
}
