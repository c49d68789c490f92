type Size = { width: number; height: number };
type Focus = { x: number; y: number };

/**
 * Returns the CSS `object-position` that keeps the focal point as close to the centre as possible, like the crops of the
 * server.
 */
export function cropPosition({ width, height }: Size, ratio: number, { x, y }: Focus): string {
  const own = width / height;
  return `${shift(own / ratio, x)}% ${shift(ratio / own, y)}%`;
}

/** Position in percent along one axis. `scale`: size of the image relative to its frame. */
function shift(times: number, hundredths: number): number {
  if (times <= 1) return 50;
  const start = Math.min(Math.max((times * hundredths) / 100 - 0.5, 0), times - 1);
  return Math.round((start / (times - 1)) * 100);
}
