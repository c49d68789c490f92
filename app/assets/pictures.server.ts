/** Sources by width for one picture: what `app/ui/picture.tsx` shows. */
export type Picture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

type Pictures = Record<string, Picture>;

/** Scenes and heroes at the full width of the window. */
const wide = import.meta.glob<Picture>("./pictures/{house-dusk,utility-field,commercial-site,desert-night,*-hero}.webp", {
  query: { w: "640;828;1280;1920", format: "avif;webp", effort: "3", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/** Details and scenes beside text. */
const half = import.meta.glob<Picture>("./pictures/{detail-*,myrtillo-exploded,house-detail,garage-day,utility-field,*-hero}.webp", {
  query: { w: "480;960;1440", format: "avif;webp", effort: "3", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/** Products on transparent ground, with their contact shadow. */
const cutout = import.meta.glob<Picture>("./pictures/*-cutout.webp", {
  query: { w: "320;640", format: "avif;webp", effort: "3", quality: "65", as: "picture" },
  import: "default",
  eager: true,
});

/** Link previews. */
const preview = import.meta.glob<string>("./pictures/*.webp", {
  query: { w: "1200", h: "630", fit: "cover", format: "jpg", quality: "74", background: "#e8e3d8", flatten: "true", as: "url" },
  import: "default",
  eager: true,
});

const kinds = { wide, half, cutout };

/**
 * A picture in the sizes of its kind, or where it was not made in that kind, in those it has: an editor names a picture
 * without knowing where it will be shown.
 *
 * @throws when there is no such picture at all, which is a mistake in the code or the content
 */
export function pictureOf(kind: keyof typeof kinds, name: string): Picture {
  const file = `./pictures/${name}.webp`;
  const pictures: Pictures[] = [kinds[kind], wide, half, cutout];
  const picture = pictures.find((candidates) => candidates[file])?.[file];
  if (!picture) throw new Error(`No picture named ${name}`);
  return picture;
}

/** Address of the link preview of a picture. */
export function previewOf(name: string): string {
  const address = preview[`./pictures/${name}.webp`];
  if (!address) throw new Error(`No picture named ${name}`);
  return address;
}
