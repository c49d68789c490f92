import { existsSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMedia, findMedia } from "#domain/media";
import { localPath } from "#i18n/paths.ts";
import { auditedPaths } from "../../../scripts/running-site/audited-paths.ts";
import { makeImage } from "../../support/make-images.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let hash: string;
beforeAll(async () => {
  site = await openTestSite();
  await addMedia(site.services.context, { name: "brought", bytes: await makeImage("webp", 700, 400) });
  hash = (await findMedia(site.services.context, "brought"))!.hash;
});
afterAll(() => site.close());

describe("image variant", () => {
  test.each([
    ["avif", "image/avif"],
    ["webp", "image/webp"],
  ])("is served as %s, immutable and embeddable by other sites", async (variantName, type) => {
    const answer = await site.visit(`/media/${hash}-480.${variantName}`);
    expect(answer.status).toBe(200);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ width: 480, height: 274 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-length": String(body.length),
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    const head = await site.visit(`/media/${hash}-480.${variantName}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(body.length), ""]);
  });

  test.each(["-481.webp", "-1920.webp", "-480.jpg", "-upright-50-50-480.webp", "", "-480.webp/x", "-480.webp%00"])(
    "answers an uncacheable error if it is not offered: %s",
    async (variantName) => {
      const answer = await site.visit(`/media/${hash}${variantName}`);
      expect(answer.status).toBe(variantName.includes("%00") ? 400 : 404);
      if (answer.status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test.each(["/media", "/media/", "/media/..%2f..%2fsession.secret", "/media/originals", "/de/media/x.webp"])(
    "is never served at %s",
    async (address) => {
      expect((await site.visit(address)).status).not.toBe(200);
    },
  );

  test("answers 405 to a POST request", async () => {
    const answer = await site.visit(`/media/${hash}-480.webp`, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

/** Variants that the build has not created. The site would create them on the first request. */
const lackingOf = (names: readonly string[]) => names.filter((name) => !existsSync(`build/media/sizes/${name.split("-", 1)[0]}/${name}`));

test("the build creates the image variants of the content", async () => {
  for (const [name, variantName] of [
    ["copia-hero", "-1920.avif"],
    ["copia-hero", "-upright-100-50-720.webp"],
    ["copia-hero", "-preview-100-50.jpg"],
    ["copia-cutout", "-640.avif"],
    ["copia-detail-1", "-960.avif"],
    ["copia-scene", "-1440.webp"],
    ["substation-fog", "-960.avif"],
  ] as const) {
    const size = `${(await findMedia(site.services.context, name))!.hash}${variantName}`;
    expect(lackingOf([size])).toEqual([]);
    expect((await site.visit(`/media/${size}`)).status, size).toBe(200);
  }
});

test.each(auditedPaths)("the build creates every image variant that %s uses", async (path) => {
  const page = await site.visit(localPath("en", path));
  const addresses = [...new Set((await page.text()).match(/\/media\/[a-z0-9-]+\.(?:avif|webp|jpg)/g))];
  expect(lackingOf(addresses.map((address) => address.slice("/media/".length)))).toEqual([]);
});
