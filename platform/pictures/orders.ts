/** What of a picture never may be cut off, in hundredths of its width and height. */
export type Focus = { x: number; y: number };

/**
 * One picture made of another: `width` pixels wide at most, never larger than it is. With `height` it is cut to that
 * shape around the focus. `ground` goes below what is transparent.
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

/** `colour`: the mean one; a picture that is transparent somewhere has none. `bytes`: what to keep in place of the given ones. */
export type Inspected = { ok: true; width: number; height: number; colour?: string; bytes?: Uint8Array };
export type PictureFault = "tooManyPixels" | "damaged";
export type Inspection = Inspected | { ok: false; reason: PictureFault };

export type Order = ({ kind: "size" } & SizeOrder) | { kind: "inspect"; bytes: Uint8Array; type: PictureType };
