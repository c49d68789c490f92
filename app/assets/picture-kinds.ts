export type EncodedFormat = "avif" | "webp" | "jpg";

/** Encoding of the images of one kind. */
export type PictureKind = {
  /** Sources in `app/assets/pictures`, without `.webp`. */
  names: readonly string[];
  /** Widths in pixels, or width and height if the image is cropped. */
  sizes: readonly (number | readonly [width: number, height: number])[];
  /** Part of the image that a crop keeps: its right, or what is around a share of its width; the middle by default. */
  position?: "right" | number;
  /** Formats in order of preference; the last one is the fallback. */
  formats: readonly EncodedFormat[];
  quality: number;
  /** Background colour below transparent parts. */
  ground?: string;
};

const browserFormats = ["avif", "webp"] as const;
const uprightSizes = [
  [480, 600],
  [720, 900],
  [900, 1125],
] as const;

/**
 * Images of the design with their kinds and sizes. `npm run pictures:encode` writes the files into `app/assets/encoded`, and
 * `npm run check` fails if they do not match this table.
 */
export const pictureKinds = {
  /** Scenes and hero images at the full width of the window. */
  wide: {
    names: [
      "agave-th-dark",
      "agave-th-door",
      "agave-th-front",
      "agave-th-open",
      "agave-th-side",
      "agave-th-unlit",
      "control-desk",
      "field-dawn",
      "house-dusk",
      "pair-agave",
      "pair-cholla",
      "pair-copiapoa",
      "pair-myrtillocactus",
      "test-line",
      "tianyuan-60k-scene",
      "training-room",
      "van-hub",
    ],
    sizes: [640, 960, 1440, 1920, 2880],
    formats: browserFormats,
    quality: 66,
  },
  /** Portrait crops of wide images for phones. Hero images show their product on the right. */
  upright: {
    names: ["agave-th-door", "house-dusk"],
    sizes: uprightSizes,
    position: "right",
    formats: browserFormats,
    quality: 56,
  },
  /** The same of a tower, which stands in the middle of the crop. */
  uprightTower: {
    names: ["agave-th-dark", "agave-th-front", "agave-th-open", "agave-th-side"],
    sizes: uprightSizes,
    position: 0.7,
    formats: browserFormats,
    quality: 56,
  },
  half: {
    names: [
      "agave-th-detail-1",
      "cell-drawer",
      "cholla-wifi-detail-1",
      "crane-lift",
      "dealers-yard",
      "house-detail",
      "key-shelf",
      "letterbox",
      "myrtillo-exploded",
      "phone-table",
      "reception",
      "service-bench",
      "tianyuan-200k-detail-1",
      "workbench",
    ],
    sizes: [480, 960, 1280],
    formats: browserFormats,
    quality: 58,
  },
  /** Products on a transparent background, with their contact shadow. */
  cutout: {
    names: ["agave-th-cutout", "myrtillo-cutout"],
    sizes: [320, 640, 1120],
    formats: browserFormats,
    quality: 65,
  },
  preview: {
    names: [
      "agave-th-detail-1",
      "agave-th-detail-2",
      "agave-th-hero",
      "cell-drawer",
      "cholla-wifi-detail-1",
      "control-desk",
      "crane-lift",
      "dealers-yard",
      "field-dawn",
      "house-detail",
      "house-dusk",
      "key-shelf",
      "letterbox",
      "myrtillo-exploded",
      "pair-agave",
      "phone-table",
      "reception",
      "service-bench",
      "test-line",
      "tianyuan-200k-detail-1",
      "tianyuan-200k-hero",
      "tianyuan-60k-scene",
      "training-room",
      "van-hub",
      "workbench",
    ],
    sizes: [[1200, 630]],
    formats: ["jpg"],
    quality: 74,
    ground: "#e8e3d8",
  },
} satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;
