type Size = { width: number; height: number };
type Focus = { x: number; y: number };

/** Where a picture stands in a frame that it fills, as `object-position`: the focus as near to the middle as can be, as the server cuts it. */
export function cropPosition({ width, height }: Size, ratio: number, { x, y }: Focus): string {
  const own = width / height;
  return `${shift(own / ratio, x)}% ${shift(ratio / own, y)}%`;
}

/** `times`: how much longer the picture is than its frame. */
function shift(times: number, hundredths: number): number {
  if (times <= 1) return 50;
  const start = Math.min(Math.max((times * hundredths) / 100 - 0.5, 0), times - 1);
  return Math.round((start / (times - 1)) * 100);
}
