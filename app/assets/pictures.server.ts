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

type Pictures = Record<string, Picture>;

/** Scenes and heroes at the full width of the window. */
const wide = import.meta.glob<Picture>("./pictures/{house-dusk,garage-day,utility-field,field-dawn,van-hub,crane-lift,control-desk,test-line,commercial-site,desert-night,agave-th-dark,detail-light-line,tianyuan-60k-scene,training-room,pair-*}.webp", {
  query: { w: "640;960;1440;1920", format: "avif;webp", effort: "2", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/** The same on a phone: upright, cut to what stands at the right. What would have to be enlarged is left as it is, uncut. */
const upright = import.meta.glob<Picture>("./pictures/house-dusk.webp", {
  query: { w: "480;720;900", aspect: "4:5", fit: "cover", position: "right", format: "avif;webp", effort: "2", quality: "56", as: "picture" },
  import: "default",
  eager: true,
});

/** Details and scenes beside text. */
const half = import.meta.glob<Picture>("./pictures/{*-detail-?,myrtillo-exploded,house-detail,garage-day,phone-table,workbench,cell-drawer,service-bench,roof-morning,letterbox,dealers-yard,reception,key-shelf}.webp", {
  query: { w: "480;960;1280", format: "avif;webp", effort: "2", quality: "58", as: "picture" },
  import: "default",
  eager: true,
});

/** Products on transparent ground, with their contact shadow. */
const cutout = import.meta.glob<Picture>("./pictures/*-cutout.webp", {
  query: { w: "320;640;1120", format: "avif;webp", effort: "2", quality: "65", as: "picture" },
  import: "default",
  eager: true,
});

/** Link previews. */
const preview = import.meta.glob<string>("./pictures/{house-*,garage-day,commercial-site,field-dawn,van-hub,crane-lift,control-desk,phone-table,workbench,cell-drawer,service-bench,roof-morning,letterbox,dealers-yard,test-line,reception,key-shelf,training-room,desert-night,pair-agave,*-hero,*-detail-?,detail-light-line,myrtillo-exploded}.webp", {
  query: { w: "1200", h: "630", fit: "cover", format: "jpg", quality: "74", background: "#e8e3d8", flatten: "true", as: "url" },
  import: "default",
  eager: true,
});

const kinds: Record<"wide" | "half" | "cutout", Pictures> = { wide, half, cutout };

const fileOf = (name: string) => `./pictures/${name}.webp`;

/**
 * A picture of the design, in the sizes of its kind.
 *
 * @throws when there is no such picture, which is a mistake in the code: an entry's is found by `app/page/entry-picture.server.ts`
 */
export function pictureOf(kind: keyof typeof kinds, name: string): Picture {
  const file = fileOf(name);
  const picture = kinds[kind][file];
  if (!picture) throw new Error(`No ${kind} picture named ${name}`);
  const narrow = kind === "wide" ? upright[file] : undefined;
  return narrow ? { ...picture, narrow } : picture;
}

/**
 * Address of the link preview of a picture of the design.
 *
 * @throws when there is no such picture, which is a mistake in the code
 */
export function previewOf(name: string): string {
  const address = preview[fileOf(name)];
  if (!address) throw new Error(`No picture named ${name}`);
  return address;
}
