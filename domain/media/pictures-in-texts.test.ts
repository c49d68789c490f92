import { afterAll, beforeAll, expect, test } from "vitest";
import { findPublicationErrors, findEntry, listEntries, publishEntry, saveDraft } from "#domain/content";
import { makeImage } from "#tests/support/make-images.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { contentVersion } from "#db/content.ts";
import { addMedia, findMedia, removeMedia, replaceMedia } from "./index.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await addMedia(context, { name: "myrtillo-exploded", bytes: await makeImage() });
});
afterAll(() => context.close());

const add = async (name: string) => addMedia(context, { name, bytes: await makeImage("png", 1000, 500) });
const bodyWith = (name: string) => `Before\n\n![A "cactus"](picture:${name})\n\nAfter`;
const bodyOf = async (key: string) => String((await findEntry(context, { type: "news", key }))?.body);
const hashOf = async (name: string) => String((await findMedia(context, name))?.hash);

test("an image in a text is rendered with variants, dimensions and alt text", async () => {
  await add("shown");
  await publish(context, { key: "shown", data: newsData({ body: bodyWith("shown") }) });
  const [body, hash] = [await bodyOf("shown"), await hashOf("shown")];
  expect(body).toContain(`<source type="image/avif" srcset="/media/${hash}-480.avif 480w, /media/${hash}-960.avif 960w, `);
  expect(body).toContain(`src="/media/${hash}-1280.webp" width="1000" height="500"`);
  expect(body).toContain('alt="A &#34;cactus&#34;"');
});

test("an image in a text is also rendered in lists", async () => {
  await add("listed");
  await publish(context, {
    type: "faq",
    key: "listed",
    data: { question: "Why?", body: bodyWith("listed"), topic: "safety", order: 1, line: "residential" },
  });
  const [entry] = await listEntries(context, { type: "faq", page: 1, size: 1 });
  expect(entry?.body).toContain(`/media/${await hashOf("listed")}-480.webp`);
});

test("a missing image in a text is rejected by its name", async () => {
  const data = newsData({ body: bodyWith("nowhere") });
  expect(await findPublicationErrors(context, { type: "news", data })).toEqual({ "body.nowhere": "noSuchFile" });
  await saveDraft(context, { type: "news", key: "wrong", language: "en", data, basedOn: 0 });
  expect(await publishEntry(context, { type: "news", key: "wrong", language: "en" })).toMatchObject({
    ok: false,
    reason: "missingFiles",
    fields: { "body.nowhere": expect.any(String) },
  });
});

test("an image in a text cannot be removed and updates its pages when replaced", async () => {
  await add("named");
  await publish(context, { key: "named", websiteId: 4, data: newsData({ body: bodyWith("named") }) });
  expect((await findMedia(context, "named"))?.uses).toEqual([
    { media: "named", type: "news", key: "named", title: newsData().title, language: "de", isPublic: true },
  ]);
  expect(await removeMedia(context, "named")).toMatchObject({ ok: false, reason: "inUse" });
  const versionOf = async () => (await context.database.select().from(contentVersion)).find(({ websiteId }) => websiteId === 4)?.version;
  const before = await versionOf();
  await replaceMedia(context, { name: "named", bytes: await makeImage("png", 50, 50) });
  expect(await versionOf()).not.toBe(before);
  expect(await bodyOf("named")).toContain(await hashOf("named"));
});

test("an image in a draft counts as used, a mention in code does not", async () => {
  await add("drafted");
  await add("mentioned");
  const body = `${bodyWith("drafted")}\n\n\`![x](picture:mentioned)\` and picture:mentioned`;
  await saveDraft(context, { type: "news", key: "drafted", language: "en", data: newsData({ body }), basedOn: 0 });
  expect((await findMedia(context, "drafted"))?.uses).toMatchObject([{ key: "drafted", isPublic: false }]);
  expect((await findMedia(context, "mentioned"))?.uses).toEqual([]);
});
