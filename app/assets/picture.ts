/** Sources of a responsive image for `app/ui/picture.tsx`: `srcset` by format, best first, and the fallback image. */
export type Picture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** Whether this is an empty placeholder. */
  absent?: true;
  /** Mean colour, unless the background is transparent. */
  colour?: string;
  /** Crop for narrow windows. */
  narrow?: Omit<Picture, "narrow">;
};
