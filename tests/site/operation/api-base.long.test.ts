import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { addMedia, findMedia } from "#domain/media";
import { auditedPaths } from "../../../scripts/running-site/audited-paths.ts";
import { messages } from "#i18n/messages/index.ts";
import { makeImage } from "../../support/make-images.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

let contentHost: TestSite;
let contentServer: Awaited<ReturnType<typeof listen>>;
let frontSite: TestSite;

beforeAll(async () => {
  contentHost = await openTestSite();
  contentServer = await listen(contentHost);
  frontSite = await openTestSite({ environment: { apiBase: new URL(`${contentServer.origin}/api`) } });
});
afterAll(async () => {
  await frontSite.close();
  await contentServer.close();
  await contentHost.close();
});

/** Pages that consist of one entry. Without the API they answer 500 with links to other pages. */
const entryPagePattern = /^\/(products\/|pages\/|join-us\/|explore\/(news|blog)\/|document\/|legal-notice|accessibility)/;
const json = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

test("API_BASE forwards API calls and returns the host's status, body and cookies", async () => {
  const list = await frontSite.visit("/api/product/list?size=1&websiteId=4");
  expect(await list.json()).toEqual(await (await contentHost.visit("/api/product/list?size=1&websiteId=4")).json());
  const puzzle = await frontSite.visit("/api/captcha", { method: "POST", body: "{}", headers: json });
  expect(puzzle.headers.getSetCookie()[0]).toMatch(/^captcha_visitor=/);
  const response = await frontSite.visit("/api/contact/question", { method: "POST", body: "{}", headers: json });
  expect(await response.json()).toMatchObject({ code: 400, reasons: { name: "nameRequired" } });
  expect((await frontSite.visit("/api/nothing/here")).status).toBe(404);
});

test("API_BASE is the source of the content of pages", async () => {
  await withdrawEntry(contentHost.services.context, { type: "product", key: "tianyuan-60k", language: "en" });
  expect((await frontSite.visit("/en/products/tianyuan-60k")).status).toBe(404);
  expect((await frontSite.visit("/de/products/tianyuan-60k")).status).toBe(200);
});

test("API_BASE is the source of images, and missing variants are a 404", async () => {
  await addMedia(contentHost.services.context, { name: "theirs", bytes: await makeImage("webp", 500, 300) });
  const { hash } = (await findMedia(contentHost.services.context, "theirs"))!;
  const picture = await frontSite.visit(`/media/${hash}-480.webp`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(480);
  expect((await frontSite.visit(`/media/${hash}-481.webp`)).status).toBe(404);
});

test("an unreachable API_BASE makes API calls answer 503 and leaves pages readable", async () => {
  await contentServer.close();
  const answer = await frontSite.visit("/api/product/list");
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 503, reason: "unavailable" }]);
  expect(frontSite.log.filter(({ event }) => event === "api.unreachable")).toHaveLength(1);
  for (const path of auditedPaths) {
    const page = await frontSite.visit(`/de${path === "/" ? "" : path}`);
    const html = await page.text();
    expect(page.status, path).toBe(entryPagePattern.test(path) ? 500 : 200);
    expect(html, path).toMatch(/<main[^]*<a href="\/de\//);
  }
  expect(await (await frontSite.visit("/de/search?q=Batterie")).text()).toContain(messages.de.unavailable);
});
