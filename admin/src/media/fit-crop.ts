import type { Crop } from "../../../domain/media/schema.ts";

const whole = 1000;
const smallest = 50;
const clamp = (value: number, min: number, max: number) => Math.round(Math.min(Math.max(value, min), max));

/**
 * Returns whole thousandths within the image. `ratio` is the crop's width to height in thousandths; the height then
 * follows from the width.
 */
export function fitCrop({ x, y, width, height }: Crop, ratio?: number): Crop {
  const widest = ratio === undefined ? whole : Math.min(whole, whole * ratio);
  const fittedWidth = clamp(width, Math.min(smallest, widest), widest);
  const fittedHeight = clamp(ratio === undefined ? height : fittedWidth / ratio, 1, whole);
  return {
    x: clamp(x, 0, whole - fittedWidth),
    y: clamp(y, 0, whole - fittedHeight),
    width: fittedWidth,
    height: fittedHeight,
  };
}

/** Returns the largest crop of a ratio in the middle of the image. */
export function centredCrop(ratio?: number): Crop {
  const { width, height } = fitCrop({ x: 0, y: 0, width: whole, height: whole }, ratio);
  return { x: Math.floor((whole - width) / 2), y: Math.floor((whole - height) / 2), width, height };
}
