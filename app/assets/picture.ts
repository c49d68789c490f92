/** Sources by width for one picture: what `app/ui/picture.tsx` shows. Those of entries have the same (`app/page/entry-picture.server.ts`). */
export type Picture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** Whether it only holds a place. */
  absent?: true;
  /** Mean colour, where the picture has no transparent ground. */
  colour?: string;
  /** Another crop of the same picture, for narrow windows. */
  narrow?: Omit<Picture, "narrow">;
};
