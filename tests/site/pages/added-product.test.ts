import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importContent } from "#domain/content";
import { findMedia, importMedia, replaceMedia } from "#domain/media";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { withActor } from "../../../domain/context.ts";
import { makeImage } from "../../support/make-images.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { longTest } from "../../support/long-test.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

/** Entry of a product that is not part of the build, in the format of the content folder. */
const productYaml = `
order: 5
categories: [battery]
line: residential
picture: ferocactus-cutout
heroPicture: ferocactus-hero
firstDetailPicture: ferocactus-detail-1
secondDetailPicture: ferocactus-detail-2
scenePicture: ferocactus-scene
figures: [{ name: energy, value: 9, unit: kWh }, { name: ingress, text: IP65 }]
leading: [energy]
fitsWith: []
`;
const texts = `---
name: FEROCACTUS
kind: A battery
title: FEROCACTUS battery
description: A battery that stores the sun.
keywords: [battery]
lead: It stores the sun.
pictureAlt: A battery on a wall.
captions: { first: The lid., second: The foot., scene: In a cellar. }
---

A battery.
`;

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-product-"));
  const productFolder = path.join(folder, "product", "ferocactus");
  await mkdir(productFolder, { recursive: true });
  await mkdir(path.join(folder, "media"));
  await writeFile(path.join(productFolder, "entry.yaml"), productYaml);
  for (const code of languageCodes) await writeFile(path.join(productFolder, `${code}.md`), texts);
  const media = (name: string) => path.join(folder, "media", `ferocactus-${name}`);
  await copyFile("content/media/copia-cutout.webp", media("cutout.webp"));
  await writeFile(media("hero.jpg"), await makeImage("jpeg", 1200, 675));
  for (const name of ["detail-1", "detail-2", "scene"]) await writeFile(media(`${name}.png`), await makeImage("png", 1300, 900));
  await writeFile(path.join(folder, "media", "media.yaml"), "ferocactus-hero: { focus: { x: 70, y: 40 }, shape: upright }\n");
  const importing = withActor(site.services.context, { kind: "system", name: "import" });
  await importMedia(importing, { directory: path.join(folder, "media") });
  const lines = await importContent(importing, { directory: folder });
  expect(lines.filter(({ result }) => result === "invalid")).toEqual([]);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const readHtml = async (address: string) => {
  const answer = await poll(
    () => site.visit(address),
    ({ status }) => status === 200,
  );
  return answer.answer.text();
};
const addressesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/media\/([0-9a-z]{16})-[a-z0-9-]+\.(?:avif|webp|jpg)/g)].map(([address]) => address)),
];
const hashOf = async (name: string) => (await findMedia(site.services.context, `ferocactus-${name}`))!.hash;

test.each(testedLanguages)("an imported product shows all its images on its page in %s", async (code) => {
  const html = await readHtml(localPath(code, "/products/ferocactus"));
  for (const name of ["hero", "detail-1", "detail-2", "scene"]) {
    const hash = await hashOf(name);
    expect(html, name).toMatch(new RegExp(`<img src="/media/${hash}-\\d+\\.webp" width="\\d+" height="\\d+" alt="[^"]{3,}"`));
  }
  expect(html).toContain(`/media/${await hashOf("hero")}-upright-70-40-480.avif 480w`);
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/media/${await hashOf("hero")}-preview-70-40\\.jpg"`));
});

test.each(["/en/products", "/en/products?category=battery", "/en/solutions/residential-ess", "/en/search?q=ferocactus", "/en"])(
  "an imported product appears with its image on %s",
  async (address) => {
    expect(await readHtml(address)).toContain(`/media/${await hashOf("cutout")}-320.webp`);
  },
);

test("an imported product appears with its image in a comparison", async () => {
  const html = await readHtml("/en/products?compare=ferocactus,copia");
  const comparison = html.slice(html.indexOf('id="comparison"')).split("</table>", 1)[0];
  for (const name of ["ferocactus", "copia"])
    expect(comparison, name).toContain(`/media/${(await findMedia(site.services.context, `${name}-cutout`))!.hash}-640.avif`);
});

test("an imported product names its image in the structured data", async () => {
  const html = await readHtml("/en/products/ferocactus");
  const [, structuredData] = /<script type="application\/ld\+json">(\{[^<]*"@type":"Product"[^<]*)<\/script>/.exec(html)!;
  const address = new URL(`/media/${await hashOf("hero")}-preview-70-40.jpg`, site.services.environment.siteUrl).href;
  expect(structuredData).toContain(`"image":"${address}"`);
  expect((await site.visit(new URL(address).pathname)).headers.get("content-type")).toBe("image/jpeg");
});

longTest("an imported product's image variants are created on the first request", async () => {
  const page = await readHtml("/en/products/ferocactus");
  const imageHashes = await Promise.all(["hero", "detail-1", "scene", "cutout"].map((name) => hashOf(name)));
  const addresses = addressesIn(page).filter((address) => imageHashes.some((hash) => address.includes(hash)));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect((await site.visit(address)).status, address).toBe(200);
});

test("an imported product gets a data sheet and image downloads, listed with its image", async () => {
  for (const name of ["ferocactus-data-sheet-en.pdf", "ferocactus-cutout.png", "ferocactus-picture.jpg"])
    expect((await site.visit(`/documents/${name}`)).status, name).toBe(200);
  const { answer } = await poll(
    () => readHtml("/en/support-center/downloads?product=ferocactus"),
    (html) => html.includes("ferocactus-data-sheet-en.pdf"),
  );
  expect(answer).toContain(`/media/${await hashOf("cutout")}-320.webp`);
});

test("an imported product's page shows a replaced image", async () => {
  const before = await hashOf("hero");
  const { context } = site.services;
  await replaceMedia(context, { name: "ferocactus-hero", bytes: await makeImage("webp", 1200, 675) });
  const after = await hashOf("hero");
  expect(after).not.toBe(before);
  const { answer } = await poll(
    () => readHtml("/en/products/ferocactus"),
    (html) => html.includes(after),
  );
  expect(answer).not.toContain(before);
});
