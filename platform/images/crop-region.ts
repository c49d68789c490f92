import type { Crop } from "./jobs.ts";

const whole = 1000;

/** Returns the pixels of a crop in the form of sharp's `extract`, at least one in each direction. */
export function cropRegion({ width, height }: { width: number; height: number }, crop: Crop) {
  const partWidth = Math.max(Math.round((width * crop.width) / whole), 1);
  const partHeight = Math.max(Math.round((height * crop.height) / whole), 1);
  return {
    left: Math.min(Math.round((width * crop.x) / whole), width - partWidth),
    top: Math.min(Math.round((height * crop.y) / whole), height - partHeight),
    width: partWidth,
    height: partHeight,
  };
}
