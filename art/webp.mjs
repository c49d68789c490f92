/**
 * Rendered PNG to the masters of the site: node webp.mjs IN_DIR
 *
 * Grounds with soft gradients are near-lossless, since quality 90 would band them; everything else is quality 90. A master
 * replaces that of its name wherever there is one, with the design, the content or both; a new one goes to the content.
 * Masters that are newer than their PNG are skipped. The scale of the cut-outs goes to content/media/media.yaml.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";

const [, , from] = process.argv;
const root = join(import.meta.dirname, "..");
const content = join(root, "content", "media");
const places = [join(root, "app", "assets", "pictures"), content];

const softGround = { nearLossless: true, quality: 60, effort: 4 };
const transparent = { nearLossless: true, quality: 60, alphaQuality: 100, effort: 5 };
const scene = { quality: 90, effort: 5, smartSubsample: true };

for (const file of readdirSync(from).filter((name) => name.endsWith(".png"))) {
  const source = join(from, file);
  const name = file.replace(/\.png$/, "").replace(/^cutout-(.*)$/, "$1-cutout");
  const there = places.map((place) => join(place, `${name}.webp`)).filter((target) => existsSync(target));
  const targets = there.length > 0 ? there : [join(content, `${name}.webp`)];
  if (there.length > 0 && there.every((target) => statSync(target).mtimeMs > statSync(source).mtimeMs)) continue;
  const picture = sharp(source);
  const master = name.endsWith("-cutout")
    ? picture.webp(transparent)
    : picture.removeAlpha().webp(/-(hero|dark|unlit|exploded|night|front|open|side)$/.test(name) ? softGround : scene);
  const bytes = await master.toBuffer();
  for (const target of targets) writeFileSync(target, bytes);
  console.log(`${name} ${(bytes.length / 1e6).toFixed(2)} MB`);
}

const descriptions = join(content, "media.yaml");
const described = parseDocument(readFileSync(descriptions, "utf8"));
for (const file of readdirSync(from).filter((name) => /^cutout-.*\.json$/.test(name))) {
  const {
    product,
    px_per_m: metre,
    axis_px_from_left: axis,
    baseline_px_from_bottom: feet,
  } = JSON.parse(readFileSync(join(from, file), "utf8"));
  const scale = { metre, axis, ...(feet !== null && { feet }) };
  described.setIn([`${product}-cutout`, "scale"], described.createNode(scale, { flow: true }));
}
writeFileSync(descriptions, described.toString({ lineWidth: 0 }));
