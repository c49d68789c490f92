import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { addMedia, findMedia } from "#domain/media";
import { auditedPaths } from "../../../scripts/running-site/audited-paths.ts";
import { messages } from "#i18n/messages/index.ts";
import { makePicture } from "../../support/pictures.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

let other: TestSite;
let served: Awaited<ReturnType<typeof listen>>;
let front: TestSite;

beforeAll(async () => {
  other = await openTestSite();
  served = await listen(other);
  front = await openTestSite({ environment: { apiBase: new URL(`${served.origin}/api`) } });
});
afterAll(async () => {
  await front.close();
  await served.close();
  await other.close();
});

/** Pages whose only content is one entry. Without the API they answer 500 with links to other pages. */
const isEntryItself = /^\/(products\/|explore\/(news|blog)\/|document\/|legal-notice|accessibility)/;
const json = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

test("API_BASE forwards API calls and returns the host's status, body and cookies", async () => {
  const list = await front.visit("/api/product/list?size=1&websiteId=4");
  expect(await list.json()).toEqual(await (await other.visit("/api/product/list?size=1&websiteId=4")).json());
  const puzzle = await front.visit("/api/captcha", { method: "POST", body: "{}", headers: json });
  expect(puzzle.headers.getSetCookie()[0]).toMatch(/^captcha_visitor=/);
  const refused = await front.visit("/api/contact/question", { method: "POST", body: "{}", headers: json });
  expect(await refused.json()).toMatchObject({ code: 400, reasons: { name: "nameRequired" } });
  expect((await front.visit("/api/nothing/here")).status).toBe(404);
});

test("API_BASE is the source of the content of pages", async () => {
  await withdrawEntry(other.services.context, { type: "product", key: "tianyuan-60k", language: "en" });
  expect((await front.visit("/en/products/tianyuan-60k")).status).toBe(404);
  expect((await front.visit("/de/products/tianyuan-60k")).status).toBe(200);
});

test("API_BASE is the source of images, and sizes it lacks are a 404", async () => {
  await addMedia(other.services.context, { name: "theirs", bytes: await makePicture("webp", 500, 300) });
  const { hash } = (await findMedia(other.services.context, "theirs"))!;
  const picture = await front.visit(`/media/${hash}-480.webp`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(480);
  expect((await front.visit(`/media/${hash}-481.webp`)).status).toBe(404);
});

test("an unreachable API_BASE makes API calls answer 503 and leaves pages readable", async () => {
  await served.close();
  const answer = await front.visit("/api/product/list");
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 503, reason: "unavailable" }]);
  expect(front.log.filter(({ event }) => event === "api.unreachable")).toHaveLength(1);
  for (const path of auditedPaths) {
    const page = await front.visit(`/de${path === "/" ? "" : path}`);
    const html = await page.text();
    expect(page.status, path).toBe(isEntryItself.test(path) ? 500 : 200);
    expect(html, path).toMatch(/<main[^]*<a href="\/de\//);
  }
  expect(await (await front.visit("/de/search?q=Batterie")).text()).toContain(messages.de.unavailable);
});
