/** Part of an image that a field shows, in thousandths of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };
type PictureValue = { name: string; crop?: Crop };

/** Value of an image field: a name of the media library, and a crop such as `#0-125-1000-750` (x, y, width, height). */
export const picturePattern = /^[^#\s]+(#\d{1,4}-\d{1,4}-\d{1,4}-\d{1,4})?$/;

const whole = 1000;

export function parsePicture(value: string): PictureValue {
  const [name = "", text] = value.split("#", 2);
  const crop = text === undefined ? undefined : parseCrop(text);
  return crop ? { name, crop } : { name };
}

export function formatPicture({ name, crop }: PictureValue): string {
  return crop ? `${name}#${formatCrop(crop)}` : name;
}

export function formatCrop({ x, y, width, height }: Crop): string {
  return [x, y, width, height].join("-");
}

/** Returns `undefined` for a crop outside the image, an empty one and one of the whole image. */
export function parseCrop(text: string): Crop | undefined {
  const [x, y, width, height] = text.split("-").map(Number);
  if (x === undefined || y === undefined || !width || !height) return undefined;
  if (![x, y, width, height].every(Number.isInteger)) return undefined;
  if (x + width > whole || y + height > whole || (width === whole && height === whole)) return undefined;
  return { x, y, width, height };
}
