/** Focal point that a crop must contain, in per cent of width and height. */
export type Focus = { x: number; y: number };

/**
 * Job for an image variant at most `width` pixels wide, never enlarged. With `height` it is cropped around the focal point.
 * `ground` is the background colour for transparent areas.
 */
export type SizeOrder = {
  file: string;
  width: number;
  height?: number;
  focus?: Focus;
  format: "avif" | "webp" | "jpeg";
  quality: number;
  ground?: string;
};

export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

/** `colour`: mean colour, missing if the image has transparency. `bytes`: content to store instead of the input. */
export type Inspected = { ok: true; width: number; height: number; colour?: string; bytes?: Uint8Array };
export type PictureFault = "tooManyPixels" | "damaged";
export type Inspection = Inspected | { ok: false; reason: PictureFault };

export type Order = ({ kind: "size" } & SizeOrder) | { kind: "inspect"; bytes: Uint8Array; type: PictureType };
