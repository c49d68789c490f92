import type { CSSProperties } from "react";
import { preload } from "react-dom";
import { classNames } from "./class-names.ts";

type Crop = { sources: Record<string, string>; img: { src: string; w: number; h: number }; colour?: string; absent?: true };

type PictureProps = {
  /** Sources by format, best first, and the fallback with its size; `narrow` is another crop for phones; an `absent` one holds the place. */
  picture: Crop & { narrow?: Crop };
  /** Empty where the picture says nothing that the text beside it does not. */
  alt: string;
  /** CSS width of the picture by window width, as in `<img sizes>`. */
  sizes: string;
  /** The largest thing of the first screen: asked for before anything else, at the size that will be shown. */
  first?: boolean;
  /** On the `<img>`; the `<picture>` around it makes no box. */
  className?: string;
  /** Language of `alt` where it is not the page's. */
  lang?: string;
};

const narrowMedia = "(width < 48.75rem)";
const wideMedia = "(width >= 48.75rem)";

/** A picture in modern formats and several widths; its size and colour are known before it is loaded. */
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

/** A slow browser lays the page out by the size of the `<img>` before it has chosen a source, and then by the source's. */
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
