import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

type Row = {
  id: string;
  url: string;
  websiteId: number;
  documentType: string;
  language?: Language;
  products: string[];
  size: number;
  sha256: string;
  version: number;
  top: boolean;
  title: string;
  fr?: { title: string };
};

const list = async (query = "") => ((await (await site.visit(`/api/download/list${query}`)).json()) as { data: Row[] }).data;
const page = async (query: string, code: Language = "en") =>
  (await site.visit(`${languages[code].prefix}/support-center/downloads${query}`)).text();
const urls = (html: string) => [...html.matchAll(/<a href="(\/(?:documents|files)\/[^"]+)"/g)].map(([, url]) => url!);

test("the download list has every quick guide, image and video, and data sheets of products with at least two figures", async () => {
  const rows = await list("?websiteId=4");
  const products = (await (await site.visit("/api/product/list?websiteId=4")).json()) as { data: { id: string; figures: unknown[] }[] };
  const documentUrls = rows.map(({ url }) => url);
  for (const { id, figures } of products.data) {
    for (const code of languageCodes) {
      expect(documentUrls).toContain(`/documents/${id}-quick-guide-${code}.pdf`);
      expect(documentUrls.includes(`/documents/${id}-data-sheet-${code}.pdf`), id).toBe(figures.length > 1);
    }
    expect(documentUrls).toContain(`/documents/${id}-cutout.png`);
  }
  expect(documentUrls.filter((url) => url.endsWith("-data-sheet-de.pdf"))).toHaveLength(3);
  expect(rows.filter(({ documentType }) => documentType === "video").length).toBeGreaterThanOrEqual(2);
  expect(rows.some(({ top }) => top)).toBe(true);
  for (const row of rows) {
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(row.version).toBeGreaterThan(0);
  }
});

test("the download list supports pages and access by id", async () => {
  const allRows = await list();
  expect(new Set(allRows.map(({ websiteId }) => websiteId))).toEqual(new Set([1, 2, 3, 4]));
  expect(await list("?page=2&size=10")).toEqual(allRows.slice(10, 20));
  const { id } = allRows[0]!;
  const item = (await (await site.visit(`/api/download/${id}?websiteId=3`)).json()) as { data: Row & { editions: number[] } };
  expect(item.data).toMatchObject({ id, websiteId: 3, editions: expect.arrayContaining([1, 2, 3, 4]), fr: { title: expect.any(String) } });
  expect((await site.visit("/api/download/nothing")).status).toBe(404);
});

describe.each(testedLanguages)("downloads page in %s", (code) => {
  test("shows files in its own language and files without one", async () => {
    const shownUrls = urls(await page("", code));
    expect(shownUrls.length).toBe(30);
    for (const url of shownUrls) if (url.endsWith(".pdf")) expect(url).toMatch(new RegExp(`-${code}\\.pdf$`));
  });

  test("shows the size of each file, and its version and checksum in details", async () => {
    const rows = [...(await page("", code)).matchAll(/<li class="link-row grid[\s\S]*?<\/li>/g)].map(([row]) => row);
    expect(rows.length).toBeGreaterThan(0);
    const version = { fr: "Version 1", en: "Version 1", au: "Version 1", cn: "版本 1", de: "Version 1" }[code];
    for (const row of rows) {
      const [before = "", details = ""] = row.split("<details");
      expect(before).toMatch(/>[\d.,]+[ \u00a0\u202f]?(kB|MB|ko|Mo)</);
      expect(before).not.toContain(version);
      expect(details).toContain(version);
      expect(details).toMatch(/<code[^>]*>[0-9a-f]{64}</);
    }
  });
  test("combines filters and keeps them selected", async () => {
    const html = await page("?type=pdf&product=copia&resource=quick-guide&language=all", code);
    expect(urls(html).sort()).toEqual(languageCodes.map((language) => `/documents/copia-quick-guide-${language}.pdf`).sort());
    for (const value of ["pdf", "copia", "quick-guide", "all"])
      expect(html.includes(`<option value="${value}" selected=""`), value).toBe(true);
    expect(/<form [^>]*method="get"/.test(html)).toBe(true);
  });

  test("says so when no file matches and links to all files", async () => {
    const html = await page("?type=video&product=smart-plug", code);
    expect(urls(html)).toEqual([]);
    expect(/<h2[^>]*>(Aucune donnée|no data|暂无.?数据|Keine Daten)<\/h2>/.test(html)).toBe(true);
    expect(html.includes(`href="${languages[code].prefix}/support-center/downloads"`)).toBe(true);
  });
});

test("the downloads page splits a long list into pages and then answers 404", async () => {
  const [first, second] = [urls(await page("")), urls(await page("?page=2"))];
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((url) => first.includes(url))).toEqual([]);
  expect((await site.visit("/en/support-center/downloads?page=99")).status).toBe(404);
});

test.each(["?type=exe", "?product=", "?utm_source=x", "?language=xx"])("the downloads page ignores the query %s", async (query) => {
  const [withoutQuery, withQuery] = await Promise.all(["", query].map((text) => site.visit(`/en/support-center/downloads${text}`)));
  expect(withQuery!.headers.get("etag")).toBe(withoutQuery!.headers.get("etag"));
});

describe("videos", () => {
  test.each(testedLanguages)("in %s have captions in every language, their own by default", async (code) => {
    const html = await (await site.visit(`${languages[code].prefix}/support-center/video`)).text();
    const videos = [...html.matchAll(/<video([^>]*)>([\s\S]*?)<\/video>/g)];
    expect(videos.length).toBeGreaterThanOrEqual(2);
    for (const [, attributes, inner] of videos) {
      expect(attributes).toContain("controls");
      expect(attributes).toContain('preload="none"');
      expect(attributes).not.toContain("autoplay");
      const tracks = [...inner!.matchAll(/<track [^>]*>/g)].map(([track]) => track);
      expect(tracks).toHaveLength(languageCodes.length);
      expect(tracks.filter((track) => track.includes("default")).map((track) => /srcLang="([^"]+)"/i.exec(track)![1])).toEqual([
        languages[code].tag,
      ]);
      for (const track of tracks) {
        const response = await site.visit(/src="([^"]+)"/.exec(track)![1]!);
        expect(response.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
        expect(await response.text()).toMatch(/^WEBVTT\n\n00:00:00\.300 --> /);
      }
    }
  });

  test("support range requests and match their listed size", async () => {
    const { url, size } = (await list("?websiteId=3")).find(({ documentType }) => documentType === "video")!;
    const response = await site.visit(url, { headers: { range: "bytes=0-3" } });
    expect([response.status, response.headers.get("content-range"), response.headers.get("content-type")]).toEqual([
      206,
      `bytes 0-3/${size}`,
      "video/webm",
    ]);
    expect(Buffer.from(await response.arrayBuffer()).toString("hex")).toBe("1a45dfa3");
  });
});
