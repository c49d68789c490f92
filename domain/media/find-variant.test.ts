import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImageProcessor, VariantJob } from "#platform/images";
import { saveDraft } from "#domain/content";
import { longTest } from "#tests/support/long-test.ts";
import { makeImage } from "#tests/support/make-images.ts";
import { newsData, openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { addMedia, describeMedia, findMedia, findVariant, createVariants, removeMedia, replaceMedia } from "./index.ts";
import { allVariants } from "./sizes.ts";
import { sourceName, variantName } from "./store-names.ts";

let context: TestContext;
const orders: VariantJob[] = [];
let answer: (order: VariantJob) => ReturnType<ImageProcessor["makeVariant"]>;
beforeAll(async () => {
  const testContext = await openTestContext();
  answer = testContext.pictures.makeVariant;
  const makeVariant: ImageProcessor["makeVariant"] = (order) => {
    orders.push(order);
    return answer(order);
  };
  context = { ...testContext, pictures: { ...testContext.pictures, makeVariant } };
});
afterAll(() => context.close());

let count = 0;
/** Adds a unique image and returns its name and hash. */
async function add(): Promise<{ name: string; hash: string }> {
  const name = `sized-${(count += 1)}`;
  await addMedia(context, { name, bytes: await makeImage("webp", 800, 500) });
  orders.length = 0;
  return { name, hash: (await findMedia(context, name))!.hash };
}
const none = { ok: false, reason: "unknown" };

test("an image variant is created on the first request and then reused", async () => {
  const { hash } = await add();
  const result = await findVariant(context, `${hash}-480.webp`);
  if (!result.ok) throw new Error(result.reason);
  expect(await sharp(await readFile(result.file)).metadata()).toMatchObject({ width: 480, height: 300, format: "webp" });
  expect(await findVariant(context, `${hash}-480.webp`)).toEqual(result);
  expect(orders).toHaveLength(1);
});

test("an image variant is created once for concurrent requests", async () => {
  const { hash } = await add();
  const results = await Promise.all(Array.from({ length: 20 }, () => findVariant(context, `${hash}-640.avif`)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(new Set(results.map((result) => result.ok && result.file)).size).toBe(1);
  expect(orders).toHaveLength(1);
});

test.each([
  "-641.webp",
  "-1440.webp",
  "-480.jpg",
  "-480.png",
  "-upright-50-50-480.webp",
  "-preview-1-1.jpg",
  "-preview-50-50.webp",
  ".webp",
  "-480.webp.webp",
])("an image variant with an unsupported name is rejected without work: %s", async (end) => {
  const { hash } = await add();
  expect(await findVariant(context, hash + end)).toEqual(none);
  expect(orders).toEqual([]);
});

test("a cropped image variant is created if an entry shows the crop, and refused without work otherwise", async () => {
  const { name, hash } = await add();
  const variant = `${hash}-c500-0-500-1000-480.webp`;
  expect(await findVariant(context, variant)).toEqual(none);
  expect(orders).toEqual([]);
  const data = newsData({ picture: `${name}#500-0-500-1000` });
  expect(await saveDraft(context, { type: "news", key: name, language: "en", basedOn: 0, data })).toMatchObject({ ok: true });
  const result = await findVariant(context, variant);
  if (!result.ok) throw new Error(result.reason);
  expect(await sharp(await readFile(result.file)).metadata()).toMatchObject({ width: 400, height: 500 });
  expect(await findVariant(context, `${hash}-c500-0-400-1000-480.webp`)).toEqual(none);
  expect(await removeMedia(context, name)).toMatchObject({ ok: false, reason: "inUse" });
});

test("an image variant of an unknown source does not exist", async () => {
  expect(await findVariant(context, `${"0".repeat(16)}-480.webp`)).toEqual(none);
});

test("a cropped image variant exists only around the focus that an editor set", async () => {
  const { name, hash } = await add();
  await describeMedia(context, { name, description: { focus: { x: 100, y: 50 }, shape: "upright" } });
  expect((await findVariant(context, `${hash}-upright-100-50-480.webp`)).ok).toBe(true);
  expect(orders[0]).toMatchObject({ width: 400, height: 500, focus: { x: 100, y: 50 } });
  expect(await findVariant(context, `${hash}-upright-99-50-480.webp`)).toEqual(none);
  expect(await findVariant(context, `${hash}-broad-100-50-480.webp`)).toEqual(none);
});

test("an image variant of a former version is available until the image is removed", async () => {
  const { name, hash } = await add();
  await replaceMedia(context, { name, bytes: await makeImage() });
  expect((await findVariant(context, `${hash}-320.webp`)).ok).toBe(true);
  await removeMedia(context, name);
  expect(await findVariant(context, `${hash}-320.webp`)).toEqual(none);
});

test("an image variant that failed is tried again on the next request", async () => {
  const { hash } = await add();
  const originalAnswer = answer;
  answer = () => Promise.reject(new Error("no memory"));
  await expect(findVariant(context, `${hash}-320.webp`)).rejects.toThrow("no memory");
  answer = async () => undefined;
  expect(await findVariant(context, `${hash}-320.webp`)).toEqual({ ok: false, reason: "busy" });
  answer = originalAnswer;
  expect((await findVariant(context, `${hash}-320.webp`)).ok).toBe(true);
});

test("an image variant without its source file does not exist", async () => {
  const { hash } = await add();
  await context.mediaStore.delete(sourceName(hash));
  expect(await findVariant(context, `${hash}-480.webp`)).toEqual(none);
});

longTest("the image variant job creates every variant of a new image once", async () => {
  const { name, hash } = await add();
  const picture = { hash, width: 800, height: 500, colour: "#000000" };
  const closing = new AbortController();
  await createVariants(context, { data: { name } }, closing.signal);
  for (const size of allVariants(picture)) expect(await context.mediaStore.has(variantName(hash, size.name)), size.name).toBe(true);
  orders.length = 0;
  await createVariants(context, { data: { name } }, closing.signal);
  await createVariants(context, { data: { name: "none" } }, closing.signal);
  expect(orders).toEqual([]);
});

test("the image variant job stops between two variants on shutdown", async () => {
  const { name } = await add();
  const closing = new AbortController();
  const working = createVariants(context, { data: { name } }, closing.signal);
  while (orders.length === 0) await pause(5);
  closing.abort();
  await expect(working).rejects.toThrow();
  expect(orders.length).toBeLessThan(3);
});
