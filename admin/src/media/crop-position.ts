type Size = { width: number; height: number };
type Focus = { x: number; y: number };

/**
 * Returns the CSS `object-position` that keeps the focal point as close to the centre as possible, like the crops of the
 * server.
 */
export function cropPosition({ width, height }: Size, ratio: number, { x, y }: Focus): string {
  const imageRatio = width / height;
  return `${offsetPercent(imageRatio / ratio, x)}% ${offsetPercent(ratio / imageRatio, y)}%`;
}

/** Position in percent along one axis. `scale`: size of the image relative to its frame. */
function offsetPercent(scale: number, focusPercent: number): number {
  if (scale <= 1) return 50;
  const start = Math.min(Math.max((scale * focusPercent) / 100 - 0.5, 0), scale - 1);
  return Math.round((start / (scale - 1)) * 100);
}
