/** Part of an image, in thousandths of width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Focal point that a crop must contain, in per cent of width and height. */
export type Focus = { x: number; y: number };

/**
 * Job for an image variant at most `width` pixels wide, never enlarged. With `height` it is cropped around the focal point.
 * `background` is the colour of transparent areas; `crop` is cut out first.
 */
export type VariantJob = {
  file: string;
  width: number;
  height?: number;
  focus?: Focus;
  format: "avif" | "webp" | "jpeg";
  quality: number;
  background?: string;
  crop?: Crop;
};

export type ImageType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

/** `colour`: mean colour, missing if the image has transparency. `bytes`: content to store instead of the input. */
export type InspectedImage = { ok: true; width: number; height: number; colour?: string; bytes?: Uint8Array };
export type ImageFault = "tooManyPixels" | "damaged";
export type Inspection = InspectedImage | { ok: false; reason: ImageFault };

export type ImageProcessorJob = ({ kind: "size" } & VariantJob) | { kind: "inspect"; bytes: Uint8Array; type: ImageType };
