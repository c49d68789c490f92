import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshDocuments } from "#domain/documents";
import { changeKey, publishEntry, saveDraft, withdrawEntry } from "#domain/content";
import { addMedia } from "#domain/media";
import { documentTools } from "#server/downloads/document-tools.ts";
import { type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { emptyPdfRenderer } from "#tests/support/test-environment.ts";
import { readPublicData, publish, readCurrentRevision } from "#tests/support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
const bodies = { "one.pdf": "%PDF-1.7 the first", "two.pdf": "%PDF-1.7 the second, longer" };
const documentData = {
  order: 1,
  products: [],
  documentType: "pdf",
  resourceType: "certificate",
  problemTypes: ["choosing"],
  version: 1,
  date: "2026-05-01",
  file: "one.pdf",
  markets: ["EU"],
  certificateNumber: "EX 0001",
  certificateBody: "Test body",
  title: "Safety certificate",
};
const publishDocument = (key: string, changes: object = {}) =>
  publish(site.services.context, { type: "download", key, data: { ...documentData, ...changes } });
const refresh = () => refreshDocuments(site.services.context, documentTools({ ...site.services, pdfRenderer: emptyPdfRenderer }));
const visit = (path: string, headers: Record<string, string> = {}) => site.visit(path, { headers });
const heading = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];

beforeAll(async () => {
  site = await openTestSite();
  for (const [name, body] of Object.entries(bodies)) await addMedia(site.services.context, { name, bytes: Buffer.from(body) });
  await publishDocument("safety");
  await refresh();
  await publishDocument("safety", { version: 2, date: "2026-06-01", file: "two.pdf" });
  await refresh();
});
afterAll(() => site.close());

test("a document's permanent address serves its current file", async () => {
  const response = await visit("/documents/safety");
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "application/pdf",
    bodies["two.pdf"],
  ]);
  expect(await (await visit("/documents/safety/2")).text()).toBe(bodies["two.pdf"]);
  const { data } = (await (await visit("/api/download/safety")).json()) as { data: unknown };
  expect(data).toMatchObject({ permanentUrl: "/documents/safety", url: "/files/two.pdf" });
  expect(await (await visit("/en/support-center/downloads?resource=certificate")).text()).toContain('<a href="/documents/safety"');
});

test("a CAD document is served as a download and listed with its type", async () => {
  await addMedia(site.services.context, { name: "tower.step", bytes: Buffer.from("ISO-10303-21;\nHEADER;") });
  await publishDocument("tower", { documentType: "cad", resourceType: "cad", file: "tower.step", title: "Tower" });
  const response = await visit("/documents/tower");
  expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
    "model/step",
    'attachment; filename="tower.step"',
  ]);
  const page = await (await visit("/en/support-center/downloads?resource=cad")).text();
  expect(page).toContain('<option value="cad" selected="">CAD or BIM (1)</option>');
  expect(page).toContain('<a href="/documents/tower"');
  expect(page).not.toContain('<option value="press"');
});

test("product firmware is served as an archive and listed with its version", async () => {
  await addMedia(site.services.context, { name: "firmware-1.zip", bytes: Buffer.from("PK\x03\x04 one") });
  await publishDocument("firmware", {
    products: ["copia"],
    documentType: "archive",
    resourceType: "firmware",
    file: "firmware-1.zip",
    title: "Firmware",
  });
  const response = await visit("/documents/firmware");
  expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
    "application/zip",
    'attachment; filename="firmware-1.zip"',
  ]);
  const page = await (await visit("/en/support-center/downloads?product=copia&resource=firmware")).text();
  expect(page).toContain('<a href="/documents/firmware"');
  expect(page).toContain("Version 1");
});

describe("address of an old document version", () => {
  const words: Record<Language, string> = {
    fr: "Ce document a été remplacé",
    en: "This document was replaced",
    cn: "该资料已被新版取代",
    au: "This document was replaced",
    de: "Dieses Dokument wurde ersetzt",
  };
  test.each(testedLanguages)("says in %s that the version was replaced and links to the current one", async (code) => {
    const response = await visit("/documents/safety/1", { cookie: `official_lang_cache@v1=${code}` });
    expect([response.status, response.headers.get("link")]).toEqual([200, '</documents/safety>; rel="latest-version"']);
    const page = await response.text();
    expect(heading(page)).toBe(words[code]);
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      "/documents/safety",
      "/documents/safety/1/file",
      `${code === "fr" ? "" : `/${code}`}/support-center/downloads`,
    ]);
    expect(page).not.toMatch(/\{\w+\}|undefined/);
  });

  test("uses the browser's language if none was chosen", async () => {
    const page = await (await visit("/documents/safety/1", { "accept-language": "de-AT,en;q=0.5" })).text();
    expect(heading(page)).toBe(words.de);
  });

  test("serves the old file below it", async () => {
    const response = await visit("/documents/safety/1/file");
    expect([response.status, response.headers.get("content-disposition"), await response.text()]).toEqual([
      200,
      'inline; filename="safety-v1.pdf"',
      bodies["one.pdf"],
    ]);
  });

  test.each(["/documents/safety/3", "/documents/safety/0", "/documents/safety/3/file", "/documents/none/1", "/documents/none/1/file"])(
    "answers 404 for %s",
    async (path) => expect((await visit(path)).status).toBe(404),
  );
});

test("a replaced document links to its successor and to its own file", async () => {
  await publishDocument("newer", { title: "Newer certificate", file: "two.pdf" });
  await publishDocument("older");
  await publishDocument("older", { replacedBy: ["newer"] });
  await refresh();
  const response = await visit("/documents/older", { cookie: "official_lang_cache@v1=en" });
  expect([response.status, response.headers.get("link")]).toEqual([200, '</documents/newer>; rel="successor-version"']);
  const page = await response.text();
  expect(page).toContain('<a href="/documents/newer">Newer certificate</a>');
  expect(page).toContain('<a href="/documents/older/1/file">');
  expect(await (await visit("/documents/older/1/file")).text()).toBe(bodies["one.pdf"]);
});

describe("page of a withdrawn document", () => {
  const words: Record<Language, [heading: string, current: string, product: string]> = {
    fr: ["Ce document a été retiré", "Document actuel\u00a0: New note", "Page du produit COPIA"],
    en: ["This document was withdrawn", "Current document: New note", "Product page: COPIA"],
    cn: ["该资料已撤回", "现行资料：New note", "产品页面：COPIA"],
    au: ["This document was withdrawn", "Current document: New note", "Product page: COPIA"],
    de: ["Dieses Dokument wurde zurückgezogen", "Aktuelles Dokument: New note", "Produktseite: COPIA"],
  };
  const note = { products: ["copia"], resourceType: "form", title: "Old note" };

  test.each(testedLanguages)("leads in the document's language %s to the present document and the product", async (code) => {
    const { context } = site.services;
    const language = { language: code };
    await publishDocument(`old-note-${code}`, { ...note, ...language });
    await publishDocument(`new-note-${code}`, { ...note, ...language, title: "New note" });
    await publishDocument(`note-of-others-${code}`, { ...note, ...language, products: ["smart-plug"] });
    await refresh();
    await withdrawEntry(context, { type: "download", key: `old-note-${code}`, language: "en" });
    await refresh();
    for (const path of [`/documents/old-note-${code}`, `/documents/old-note-${code}/1`]) {
      const response = await visit(path, { cookie: `official_lang_cache@v1=${code === "de" ? "en" : "de"}` });
      const page = await response.text();
      expect([response.status, heading(page)]).toEqual([410, words[code][0]]);
      expect([...page.matchAll(/<a href="([^"]+)">([^<]*)<\/a>/g)].slice(0, -1).map(([, address, name]) => [address, name])).toEqual([
        [`/documents/new-note-${code}`, words[code][1]],
        [`${localPath(code, "/products/copia")}#documents`, words[code][2]],
      ]);
      expect(page).not.toContain("<script");
    }
  });
});

test("a version of a renamed product's document leads to the current document", async () => {
  const { context } = site.services;
  await refresh();
  const renamed = await changeKey(context, { type: "product", key: "cholla-lan", newKey: "cholla-ethernet" });
  expect(renamed.ok).toBe(true);
  await refresh();
  const answer = async () => {
    const response = await visit("/documents/cholla-lan-quick-guide-de.pdf/1");
    return [response.status, response.headers.get("location")];
  };
  await expect.poll(answer).toEqual([301, "/documents/cholla-ethernet-quick-guide-de.pdf"]);
});

test("an unpublished document answers 410 and its files 404", async () => {
  await publishDocument("gone");
  await refresh();
  await withdrawEntry(site.services.context, { type: "download", key: "gone", language: "en" });
  await refresh();
  const response = await visit("/documents/gone", { cookie: "official_lang_cache@v1=en" });
  expect([response.status, heading(await response.text())]).toEqual([410, "This document was withdrawn"]);
  expect((await visit("/documents/gone/1")).status).toBe(410);
  expect((await visit("/documents/gone/1/file")).status).toBe(404);
});

test("a data sheet keeps its old version and is unpublished with its product", async () => {
  const { context } = site.services;
  const key = { type: "product", key: "tianyuan-60k", language: "de" } as const;
  const data = await readPublicData(context, key);
  await saveDraft(context, { ...key, data: { ...data, lead: "Ein anderer Satz." }, basedOn: await readCurrentRevision(context, key) });
  expect((await publishEntry(context, key)).ok).toBe(true);
  await refresh();
  const german = { cookie: "official_lang_cache@v1=de" };
  const page = await (await visit("/documents/tianyuan-60k-data-sheet-de.pdf/1", german)).text();
  expect(page).toContain('<a href="/documents/tianyuan-60k-data-sheet-de.pdf/1/file">Alte Datei, Version 1</a>');

  await withdrawEntry(context, key);
  await refresh();
  expect((await visit("/documents/tianyuan-60k-data-sheet-de.pdf", german)).status).toBe(410);
  expect((await visit("/documents/tianyuan-60k-data-sheet-en.pdf")).status).toBe(200);
  const { data: downloads } = (await (await visit("/api/download/list")).json()) as { data: { url: string }[] };
  expect(downloads.filter(({ url }) => /tianyuan-60k-.*-de\.pdf/.test(url))).toEqual([]);
});

describe("address of a data sheet of a product without figures", () => {
  test.each(testedLanguages)("leads in %s to the product's page, where visitors can ask for it", async (code) => {
    const response = await visit(`/documents/copia-data-sheet-${code}.pdf`);
    const page = localPath(code, "/products/copia");
    expect([response.status, response.headers.get("location")]).toEqual([302, `${page}#documents`]);
    const html = await (await visit(page)).text();
    expect(html).toContain('id="documents"');
    expect(html).toContain(`href="${localPath(code, "/project-request?product=copia")}"`);
    expect(html).not.toContain(`copia-data-sheet-${code}.pdf`);
  });

  test.each(["copia-data-sheet-xx.pdf", "nothing-data-sheet-fr.pdf"])("does not exist as %s", async (name) => {
    expect((await visit(`/documents/${name}`)).status).toBe(404);
  });
});
