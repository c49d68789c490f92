// The films of the video page that are made of the masters, without rendering, a minute each:
//   node scripts/on-node.mjs --tests art/film.mjs [myrtillo-stack|tianyuan-60k-tour|tianyuan-200k-tour]
// There are no words in the pictures: captions say them in every language.
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { composePoster } from "../app/pages/product/stack/compose-poster.ts";
import { encodeFilm, height, width } from "./encode-film.ts";
import { tours } from "./film-views.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Masters of entries, and those of the design. */
const pictures = path.join(root, "content", "media");
const designPictures = path.join(root, "app", "assets", "pictures");
const masterOf = (name) => [pictures, designPictures].map((folder) => path.join(folder, `${name}.webp`)).find(existsSync);
const sand = "#e8e3d8";

const clamp = (value) => Math.min(1, Math.max(0, value));
/** Part of the way from one second to another, calm at its end. */
const eased = (time, from, to) => 1 - (1 - clamp((time - from) / (to - from))) ** 3;

const canvas = () => sharp({ create: { width, height, channels: 3, background: sand } });
const svg = (body) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

/** A sprite at a place, cut to the frame, and more or less there. */
async function placed({ data, info }, left, top, presence = 1) {
  const x = Math.max(0, Math.round(left));
  const y = Math.max(0, Math.round(top));
  const cut = { left: x - Math.round(left), top: y - Math.round(top) };
  const size = { width: Math.min(info.width - cut.left, width - x), height: Math.min(info.height - cut.top, height - y) };
  if (presence <= 0 || size.width <= 0 || size.height <= 0) return [];
  const part = sharp(data).extract({ ...cut, ...size });
  if (presence < 1)
    part.composite([
      {
        input: Buffer.from([255, 255, 255, Math.round(255 * presence)]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: "dest-in",
      },
    ]);
  return [{ input: await part.png({ compressionLevel: 1 }).toBuffer(), left: x, top: y }];
}

const png = (image) => image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });

/** A part of a cut-out, as the stage of the product page cuts it. */
async function slice(file, clip, scale) {
  const master = sharp(file).ensureAlpha();
  const size = await master.metadata();
  const points = /polygon\((.*)\)/
    .exec(clip)[1]
    .split(",")
    .map((point) => point.split(" ").map((part) => Number.parseFloat(part)));
  const outline = points.map(([x, y]) => `${(x / 100) * size.width},${(y / 100) * size.height}`).join(" ");
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><polygon points="${outline}"/></svg>`,
  );
  const cut = await master
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
  return png(sharp(cut).resize({ width: Math.round(size.width * scale) }));
}

const cutoutScale = 1080; // pixels of a metre in the cut-outs
const most = 6;

/** The parts of a MYRTILLO tower at a scale, lowest first, each with how far it is lifted; and the whole at the cut-out's size. */
async function towerSprites(scale) {
  const file = path.join(pictures, "myrtillo-cutout.webp");
  const { width: across, height: up } = await sharp(file).metadata();
  const { slices } = composePoster("myrtillo", most);
  const pointsOf = ({ clip }) => clip.slice(8, -1).split(",");
  const outlines = [...[1, 2].map((modules) => composePoster("myrtillo", modules).slices[0]), slices[0]].map(pointsOf);
  // The outline of so many modules ends with the two corners below them.
  const seams = outlines.map((points) => points.slice(0, -2));
  const clips = outlines.map(
    (points, index) => `polygon(${(index === 0 ? points : [...seams[index], ...seams[index - 1].toReversed()]).join(",")})`,
  );
  const lower = clips.map((clip) => ({ clip, lift: 0 }));
  const parts = await Promise.all(
    [...lower, ...slices.slice(1)].map(async ({ clip, lift }) => ({ sprite: await slice(file, clip, scale), lift })),
  );

  const rise = Math.ceil(slices.at(-1).lift * cutoutScale);
  const layers = slices.map(async ({ clip, lift }) => ({
    input: (await slice(file, clip, 1)).data,
    left: 0,
    top: rise - Math.round(lift * cutoutScale),
  }));
  const ground = sharp({ create: { width: across, height: up + rise, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const whole = await ground
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
  return { parts, whole, across, up, tall: up + rise };
}

async function myrtilloStack() {
  const metre = 430;
  const floor = 610;
  const [belowFeet, toAxis] = [140, 670];
  const scale = metre / cutoutScale;
  const { parts, whole, across, up, tall } = await towerSprites(scale);
  const first = 1.4;
  const each = 1.35;
  const headAt = first + most * each + 0.2;
  const parallelAt = headAt + 2.4;
  const startOf = (index) => (index < most ? first + index * each : headAt);

  const ribs = (filled, all) =>
    Array.from({ length: all }, (_, index) => {
      const share = clamp(filled - index);
      const x = 120 + (index % most) * 22;
      const y = 560 - Math.floor(index / most) * 96;
      return `<path d="M${x} ${y}v-72" stroke="#c3bcac" stroke-width="3"/><path d="M${x} ${y}v${-72 * share}" stroke="#161a18" stroke-width="3"/>`;
    }).join("");

  const falling = (time) =>
    parts.map(({ sprite, lift }, index) => {
      const above = 150 * (1 - eased(time, startOf(index), startOf(index) + 0.9));
      return placed(
        sprite,
        800 - toAxis * scale,
        floor - (up - belowFeet) * scale - lift * metre - above,
        clamp((time - startOf(index)) / 0.3),
      );
    });

  /** The camera steps back, and the others come in from the right. */
  const inParallel = async (time, beside) => {
    const back = eased(time, parallelAt, parallelAt + 1.4);
    const now = metre + (235 - metre) * back;
    const sprite = await png(sharp(whole).resize({ width: Math.round((across * now) / cutoutScale) }));
    const axis = 800 + (420 - 800) * back;
    const tower = (place, presence) =>
      placed(sprite, place - (toAxis * now) / cutoutScale, floor - ((tall - belowFeet) * now) / cutoutScale, presence);
    return [...beside.map((share, index) => tower(axis + (index + 1) * 0.74 * now + (1 - share) * 160, share)).reverse(), tower(axis, 1)];
  };

  await encodeFilm("myrtillo-stack", {
    seconds: 20,
    posterAt: parallelAt - 0.1,
    crf: 37,
    async draw(time) {
      const settled = Array.from({ length: most }, (_, index) => eased(time, startOf(index) + 0.5, startOf(index) + 1));
      const beside = Array.from({ length: 4 }, (_, index) => eased(time, parallelAt + 1 + index * 0.8, parallelAt + 1.9 + index * 0.8));
      const filled = [...settled, ...beside.map((share) => share * most)].reduce((sum, share) => sum + share, 0);
      const line = `<path d="M0 ${floor + 34}H${width * eased(time, headAt + 0.9, headAt + 2)}" stroke="#35e0a8" stroke-width="4"/>`;
      const marks = { input: svg(ribs(filled, time < parallelAt ? most : 5 * most) + line), left: 0, top: 0 };
      const towers = await Promise.all(time < parallelAt ? falling(time) : await inParallel(time, beside));
      return canvas()
        .composite([marks, ...towers.flat()])
        .png({ compressionLevel: 0 })
        .toBuffer();
    },
  });
}

/** Seconds of each view of a tour. */
const viewSeconds = 3.6;
/** How long one dissolves into the next. */
const fade = 0.7;

/** Views that dissolve into each other. */
async function tour(name, scenes) {
  // Twice the size of the film, so that a slow move goes by half pixels.
  const sources = await Promise.all(scenes.map(({ picture }) => png(sharp(masterOf(picture)).resize({ width: width * 2 }))));
  const shot = (index, time) => {
    const { from, to } = scenes[index];
    const { data, info } = sources[index];
    const share = clamp((time - index * viewSeconds + fade) / (viewSeconds + fade));
    const calm = share * share * (3 - 2 * share);
    const [x, y, size] = from.map((start, axis) => start + (to[axis] - start) * calm);
    const frame = { width: Math.round(info.width * size), height: Math.round((info.width * size * height) / width) };
    const left = Math.round(Math.min(info.width * x, info.width - frame.width));
    const top = Math.round(Math.min(info.height * y, info.height - frame.height));
    return sharp(data)
      .extract({ left, top, ...frame })
      .resize(width, height)
      .png({ compressionLevel: 0 });
  };
  await encodeFilm(name, {
    seconds: scenes.length * viewSeconds,
    posterAt: 1,
    crf: 40,
    async draw(time) {
      const index = Math.min(scenes.length - 1, Math.floor(time / viewSeconds));
      const under = await shot(index, time).toBuffer();
      const presence = index + 1 < scenes.length ? clamp((time - (index + 1) * viewSeconds + fade) / fade) : 0;
      if (presence === 0) return under;
      return canvas()
        .composite([{ input: under }, ...(await placed(await shot(index + 1, time).toBuffer({ resolveWithObject: true }), 0, 0, presence))])
        .png({ compressionLevel: 0 })
        .toBuffer();
    },
  });
}

const films = {
  "myrtillo-stack": myrtilloStack,
  ...Object.fromEntries(Object.entries(tours).map(([name, scenes]) => [name, () => tour(name, scenes)])),
};
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(films)) await films[name]();
