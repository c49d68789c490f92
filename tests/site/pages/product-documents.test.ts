import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { document } from "#db/document.ts";
import { bumpContentVersion, publishEntry, saveDraft } from "#domain/content";
import { readPublicData } from "#tests/support/test-context.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { readCurrentRevision } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { longTest } from "../../support/long-test.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const agave = "agave-th-three-phase-home-battery-energy-storage-system";
const longestMs = 30_000;

let site: TestSite;
beforeAll(async () => void (site = await openTestSite({ makesDocuments: true })));
afterAll(() => site.close());

const address = (product: string, kind: string, language: Language) => `/documents/${product}-${kind}-${language}.pdf`;
const withPlainSpaces = (text: string) => text.replace(/\s+/g, " ");

/** Renders a document again, because the documents of the template database are empty files. */
async function renderDocument(path: string): Promise<Uint8Array> {
  const { context } = site.services;
  await context.database.delete(document).where(eq(document.name, path.split("/").at(-1)!));
  // Change the content version, because file metadata is cached until then.
  await context.database.transaction((transaction) => bumpContentVersion(transaction, 3));
  await poll(
    async () => (await site.visit(path)).headers.get("content-length"),
    (length) => Number(length) > 0,
    longestMs,
  );
  const response = await site.visit(path);
  expect(response.status, path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  return {
    pages: pages.length,
    text: withPlainSpaces(text),
    info: info as Record<string, unknown>,
    marked: (await pdf.getMarkInfo()) as { Marked?: boolean } | null,
    tree,
  };
}

async function rowsOfPage(product: string, language: Language): Promise<string[]> {
  const html = await (await site.visit(`${languages[language].prefix}/products/${product}`)).text();
  const table = /<section id="specification"[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(html)![1]!;
  const cells = [...table.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)/g)];
  return cells
    .flatMap(([, label, value]) => [label!, value!])
    .map((text) => withPlainSpaces(text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")));
}

test.each(testedLanguages)(
  "the data sheet in %s is a tagged PDF with the figures of the page",
  async (language) => {
    const { text, info, marked, tree } = await readPdf(await renderDocument(address(agave, "data-sheet", language)));
    expect(info).toMatchObject({
      Author: "eCactus",
      Language: languages[language].tag === "fr" ? "fr" : expect.stringContaining(languages[language].tag.slice(0, 2)),
    });
    expect(info.Title).toContain("AGAVE-TH");
    expect(marked?.Marked).toBe(true);
    for (const role of ["H1", "Table", "TH", "Figure"]) expect(tree).toContain(`"${role}"`);
    expect(tree).toMatch(/"alt":"[^"]*AGAVE-TH/);
    const rows = await rowsOfPage(agave, language);
    expect(rows.length).toBe(20);
    // The stack drawing's alt text gives the energy of the smallest and the largest stack.
    const [leastEnergy, mostEnergy] = language === "fr" || language === "de" ? ["9,98", "29,94"] : ["9.98", "29.94"];
    expect(tree).toMatch(new RegExp(`"alt":"[^"]*AGAVE-TH[^"]*${leastEnergy} / [^"]* / ${mostEnergy}`));
    // Ignore spaces, because a line may break within a label.
    for (const row of rows) expect(text.replaceAll(" ", ""), row).toContain(row.replaceAll(" ", ""));
  },
  longestMs,
);

test.each(testedLanguages)(
  "the quick guide in %s is a tagged PDF marked as an example",
  async (language) => {
    const { text, marked, tree } = await readPdf(await renderDocument(address("copia", "quick-guide", language)));
    expect(marked?.Marked).toBe(true);
    expect(tree).toContain('"L"');
    expect(text).toMatch(/Exemple|Example|示例|Beispiel/);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  },
  longestMs,
);

longTest(
  "data sheets and quick guides fit two pages in German and have two images",
  async () => {
    const { data } = (await (await site.visit("/api/product/list?websiteId=4")).json()) as { data: { id: string; figures: unknown[] }[] };
    expect(data.length).toBe(10);
    for (const { id, figures } of data) {
      for (const kind of figures.length > 1 ? ["data-sheet", "quick-guide"] : ["quick-guide"]) {
        const { pages, tree } = await readPdf(await renderDocument(address(id, kind, "de")));
        expect(pages, `${id} ${kind}`).toBeLessThanOrEqual(2);
        expect(tree.match(/"alt":"/g)?.length, `${id} ${kind}`).toBeGreaterThanOrEqual(2);
      }
    }
  },
  3 * longestMs,
);

test("a data sheet rendered twice has identical bytes", async () => {
  const path = address("tianyuan-60k", "data-sheet", "cn");
  const [first, second] = [await renderDocument(path), await renderDocument(path)];
  expect(Buffer.from(first).equals(second)).toBe(true);
});

describe("edited product figure", () => {
  test("appears on page, data sheet and list under the same address as version 2", async () => {
    const { context } = site.services;
    const path = address("tianyuan-60k", "data-sheet", "en");
    const key = { type: "product", key: "tianyuan-60k", language: "en" } as const;
    const before = await renderDocument(path);
    expect((await readPdf(before)).text).toContain("62.5 kW");
    const data = await readPublicData(context, key);
    const figures = (data.figures as { name: string; value?: number }[]).map((figure) =>
      figure.name === "power" ? { ...figure, value: 63.5 } : figure,
    );
    expect((await saveDraft(context, { ...key, data: { ...data, figures }, basedOn: await readCurrentRevision(context, key) })).ok).toBe(
      true,
    );
    expect((await publishEntry(context, key)).ok).toBe(true);

    const ask = async () => {
      const response = await site.visit(path);
      return { etag: response.headers.get("etag"), bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const {
      answer: { etag, bytes },
    } = await poll(ask, (answer) => !Buffer.from(answer.bytes).equals(before), longestMs);
    expect((await readPdf(bytes)).text).toContain("63.5 kW");
    await poll(
      () => rowsOfPage("tianyuan-60k", "en"),
      (rows) => rows.includes("63.5 kW"),
      longestMs,
    );
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(etag).toBe(`"${sha256}"`);
    const readList = async () => {
      const body = (await (await site.visit("/api/download/list?websiteId=3")).json()) as {
        data: { url: string; sha256: string; size: number; version: number }[];
      };
      return body.data.find(({ url }) => url === path)!;
    };
    expect(await readList()).toMatchObject({ sha256, size: bytes.length, version: 2 });
    // The job updates data sheets of other languages and the downloads page later.
    await poll(
      async () => (await site.visit(address("tianyuan-60k", "data-sheet", "fr"), { method: "HEAD" })).headers.get("content-length"),
      (length) => Number(length) > 0,
      longestMs,
    );
    await poll(
      async () => (await (await site.visit("/en/support-center/downloads?product=tianyuan-60k")).text()).includes(sha256),
      Boolean,
      longestMs,
    );
  });
});

describe("product documents", () => {
  const path = address("myrtillo-ess-high-voltage-lfp-battery", "data-sheet", "de");
  let wholeFile: Uint8Array;
  beforeAll(async () => void (wholeFile = await renderDocument(path)));

  test("are served as PDF with length, date and filename", async () => {
    const response = await site.visit(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="myrtillo-ess-high-voltage-lfp-battery-data-sheet-de.pdf"',
      "content-length": String(wholeFile.length),
      "accept-ranges": "bytes",
      "last-modified": expect.stringContaining("GMT"),
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("support range requests", async () => {
    const response = await site.visit(path, { headers: { range: "bytes=5-9" } });
    expect([response.status, response.headers.get("content-range")]).toEqual([206, `bytes 5-9/${wholeFile.length}`]);
    expect(Buffer.from(await response.arrayBuffer()).equals(wholeFile.subarray(5, 10))).toBe(true);
    expect((await site.visit(path, { headers: { range: `bytes=${wholeFile.length}-` } })).status).toBe(416);
    expect((await site.visit(path, { headers: { range: "bytes=5-9", "if-range": '"another"' } })).status).toBe(200);
  });

  test("answer 304 to matching conditional requests", async () => {
    const { headers } = await site.visit(path, { method: "HEAD" });
    expect((await site.visit(path, { headers: { "if-none-match": headers.get("etag")! } })).status).toBe(304);
    expect((await site.visit(path, { headers: { "if-modified-since": headers.get("last-modified")! } })).status).toBe(304);
    expect((await site.visit(path, { headers: { "if-none-match": '"another"' } })).status).toBe(200);
  });

  test("are served without a language redirect", async () => {
    expect((await site.visit(path, { headers: { cookie: "official_lang_cache@v1=cn" } })).status).toBe(200);
  });

  test.each([
    "/documents/nothing-data-sheet-fr.pdf",
    "/documents/copia-data-sheet-xx.pdf",
    "/documents/copia.pdf",
    "/documents/..%2fpackage.json",
    "/files/none.webm",
    "/files/..%2fsite%2ffr.yaml",
    "/videos/none/fr.vtt",
    "/videos/myrtillo-stack/xx.vtt",
  ])("answer 404 for %s", async (missingPath) => {
    expect((await site.visit(missingPath)).status).toBe(404);
  });

  test("answer 405 to other methods", async () => {
    expect((await site.visit(path, { method: "POST" })).status).toBe(405);
  });
});
