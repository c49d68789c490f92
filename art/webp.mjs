/**
 * Rendered PNG to the masters of the site: node webp.mjs IN_DIR OUT_DIR
 *
 * Grounds with soft gradients are near-lossless, since quality 90 would band them; everything else is quality 90.
 * Pictures that are newer than their PNG are skipped. Scale and baseline of the cut-outs go to one file, cutouts.json.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const [, , from, to] = process.argv;

const softGround = { nearLossless: true, quality: 60, effort: 4 };
const transparent = { nearLossless: true, quality: 60, alphaQuality: 100, effort: 5 };
const scene = { quality: 90, effort: 5, smartSubsample: true };

for (const file of readdirSync(from).filter((name) => name.endsWith(".png"))) {
  const source = join(from, file);
  const name = file.replace(/\.png$/, "").replace(/^cutout-(.*)$/, "$1-cutout");
  const target = join(to, `${name}.webp`);
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) continue;
  const picture = sharp(source);
  if (name.endsWith("-cutout")) await picture.webp(transparent).toFile(target);
  else
    await picture
      .removeAlpha()
      .webp(/-(hero|dark|exploded|night)$/.test(name) ? softGround : scene)
      .toFile(target);
  console.log(`${name} ${(statSync(target).size / 1e6).toFixed(2)} MB`);
}

const scales = join(to, "cutouts.json");
const cutouts = existsSync(scales) ? JSON.parse(readFileSync(scales, "utf8")) : {};
for (const file of readdirSync(from).filter((name) => /^cutout-.*\.json$/.test(name))) {
  const { product, ...scale } = JSON.parse(readFileSync(join(from, file), "utf8"));
  cutouts[product] = scale;
}
const rows = Object.keys(cutouts)
  .sort()
  .map((product) => `  "${product}": ${JSON.stringify(cutouts[product])}`);
writeFileSync(scales, `{\n${rows.join(",\n")}\n}\n`);
