/** Sources by width for one picture: what `app/ui/picture.tsx` shows. */
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

type Pictures = Record<string, Picture>;

/** Scenes and heroes at the full width of the window. */
const wide = import.meta.glob<Picture>("./pictures/{house-dusk,garage-day,utility-field,commercial-site,desert-night,agave-th-dark,detail-light-line,*-hero,*-scene}.webp", {
  query: { w: "640;960;1440;1920", format: "avif;webp", effort: "3", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/**
 * The same on a phone: upright, cut to the product, which stands at the right of every hero. Masters are 1125 px high, so
 * no width over 900: what would have to be enlarged is left as it is, uncut.
 */
const upright = import.meta.glob<Picture>("./pictures/{house-dusk,{agave-th,copia,tianyuan-200k,ac-charger,cholla-wifi,cholla-4g}-hero}.webp", {
  query: { w: "480;720;900", aspect: "4:5", fit: "cover", position: "right", format: "avif;webp", effort: "3", quality: "56", as: "picture" },
  import: "default",
  eager: true,
});

/** Products broader than high need more of the picture's width. */
const broad = import.meta.glob<Picture>("./pictures/{myrtillo,tianyuan-60k,cholla-lan,smart-plug}-hero.webp", {
  query: { w: "480;800;1080", aspect: "6:5", fit: "cover", position: "right", format: "avif;webp", effort: "3", quality: "56", as: "picture" },
  import: "default",
  eager: true,
});

/** Details and scenes beside text. */
const half = import.meta.glob<Picture>("./pictures/{*-detail-?,myrtillo-exploded,house-detail,garage-day,utility-field,*-hero}.webp", {
  query: { w: "480;960;1280", format: "avif;webp", effort: "3", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/** Products on transparent ground, with their contact shadow. */
const cutout = import.meta.glob<Picture>("./pictures/*-cutout.webp", {
  query: { w: "320;640;1120", format: "avif;webp", effort: "3", quality: "65", as: "picture" },
  import: "default",
  eager: true,
});

/** Link previews. */
const preview = import.meta.glob<string>("./pictures/{house-*,garage-day,commercial-site,utility-field,desert-night,*-{hero,scene},*-detail-?,detail-light-line,myrtillo-exploded,*-cutout}.webp", {
  query: { w: "1200", h: "630", fit: "cover", format: "jpg", quality: "74", background: "#e8e3d8", flatten: "true", as: "url" },
  import: "default",
  eager: true,
});

const kinds = { wide, half, cutout };

const fileOf = (name: string) => `./pictures/${name}.webp`;

/**
 * A picture in the sizes of its kind, or where it was not made in that kind, in those it has: an editor names a picture
 * without knowing where it will be shown. `undefined` when there is no such picture at all.
 */
export function findPicture(kind: keyof typeof kinds, name: string): Picture | undefined {
  const file = fileOf(name);
  const pictures: Pictures[] = [kinds[kind], wide, half, cutout];
  const picture = pictures.find((candidates) => candidates[file])?.[file];
  const narrow = kind === "wide" ? (upright[file] ?? broad[file]) : undefined;
  return picture && narrow ? { ...picture, narrow } : picture;
}

/** @throws when there is no such picture, which is a mistake in the code: an entry's is found by `app/page/entry-picture.server.ts` */
export function pictureOf(kind: keyof typeof kinds, name: string): Picture {
  const picture = findPicture(kind, name);
  if (!picture) throw new Error(`No picture named ${name}`);
  return picture;
}

/** Address of the link preview of a picture, where there is one of that name. */
export function findPreview(name: string): string | undefined {
  return preview[fileOf(name)];
}

/** @throws when there is no such picture, which is a mistake in the code */
export function previewOf(name: string): string {
  const address = findPreview(name);
  if (!address) throw new Error(`No picture named ${name}`);
  return address;
}
