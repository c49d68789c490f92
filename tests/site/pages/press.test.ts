import { afterAll, beforeAll, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { context } = site.services;
  const image = { order: 1, products: [], problemTypes: ["presentation"], version: 1, date: "2026-01-01", documentType: "video" };
  await publish(context, {
    type: "download",
    key: "press-kit",
    data: { ...image, resourceType: "press", title: "Press archive", file: "agave-th-stack.webm" },
  });
  await publish(context, {
    type: "download",
    key: "film",
    data: { ...image, resourceType: "video", title: "A film", file: "myrtillo-stack.webm" },
  });
});
afterAll(() => site.close());

const main = async (address: string) => {
  const html = await (await site.visit(address)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};

test("press page › offers logo files, press images and the latest news of the company without guides", async () => {
  const html = await main("/en/about-us/press");
  expect(html).toContain('download="ecactus-logo.svg"');
  expect(html).toContain("Press archive");
  expect(html).not.toContain("A film");
  const { data } = (await (await site.visit("/api/news/list?page=1&size=24&websiteId=3")).json()) as {
    data: { id: string; guide?: boolean }[];
  };
  const shown = [...html.matchAll(/href="\/en\/explore\/news\/([a-z0-9-]+)"/g)].map(([, id]) => id);
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(data.flatMap(({ id, guide }) => (guide ? [] : [id])).slice(0, 3));
});

test("press page › shows each generated image as a thumbnail, with type, pixels and size", async () => {
  const html = await main("/en/about-us/press");
  const images = [...html.matchAll(/<li class="grid content-start[^"]*">[\s\S]*?<\/li>/g)].map(([item]) => item);
  const { data } = (await (await site.visit("/api/download/list?websiteId=3")).json()) as {
    data: { resourceType: string; permanentUrl: string; pixels?: { width: number } }[];
  };
  const generated = data.filter(({ resourceType }) => resourceType === "picture");
  expect(images.filter((item) => item.includes("<img"))).toHaveLength(generated.length);
  for (const { permanentUrl, pixels } of generated) {
    const item = images.find((each) => each.includes(`href="${permanentUrl}"`));
    expect(item).toContain(`${pixels!.width.toLocaleString("en-US")} × `);
    expect(item).toMatch(/>(PNG|JPG), /);
  }
  // Other files have no image of a product.
  expect(images.find((item) => item.includes("press-kit"))).not.toContain("<img");
});

/** Waits for the notification that makes the cached page outdated. */
const readPageWith = (part: string) =>
  poll(
    () => main("/en/about-us/press"),
    (html) => html.includes(part),
  );

test("press page › shows the company data that the site settings have, marked as examples until they are real", async () => {
  const { context } = site.services;
  const { configKey } = languages.en;
  const save = async (data: object) => {
    const current = (await readSiteConfig(context))[configKey] ?? { site: { brand: "eCactus" }, copy: {} };
    await saveSiteConfig(context, { configKey, config: { ...current, site: { ...current.site, ...data } }, canBeClosed });
  };
  await save({ email: "press@ecactus.example", sample: true });
  const { answer: example } = await readPageWith('href="mailto:press@ecactus.example"');
  expect(example).toContain(">Example<");
  expect(example).not.toContain('href="tel:');
  await save({ legalEntity: "eCactus Test Ltd", phone: "+49 561 1234", sample: false });
  const { answer: real } = await readPageWith("eCactus Test Ltd");
  expect(real).toContain('href="tel:+495611234"');
  // News have their own example mark.
  expect(real.slice(0, real.indexOf("press-news"))).not.toContain(">Example<");
});

test.each(languageCodes)("press page › is linked from footer, about us and site map in %s", async (language) => {
  const link = `href="${localPath(language, "/about-us/press")}"`;
  for (const from of ["/about-us", "/sitemap"]) expect(await main(localPath(language, from))).toContain(link);
  const html = await (await site.visit(localPath(language, "/"))).text();
  expect(html.slice(html.indexOf("<footer"))).toContain(link);
});
