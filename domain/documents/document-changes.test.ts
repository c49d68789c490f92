import { afterAll, beforeAll, expect, test } from "vitest";
import { documentVersion } from "#db/document.ts";
import { withdrawEntry } from "#domain/content";
import { addMedia } from "#domain/media";
import { emptyPdfRenderer } from "#tests/support/test-environment.ts";
import { openTestContext, productData, publish, twoFigures, type TestContext } from "#tests/support/test-context.ts";
import { listDocumentChanges, openContentFiles, refreshDocuments, type DocumentTools } from "./index.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await context.database.delete(documentVersion);
  for (const name of ["one.pdf", "two.pdf"]) await addMedia(context, { name, bytes: Buffer.from(`%PDF-1.7 ${name}`) });
});
afterAll(() => context.close());

const tools: DocumentTools = {
  pdfRenderer: emptyPdfRenderer,
  files: openContentFiles("content/files"),
  siteUrl: new URL("http://site.test"),
  readRows: async () => () => [],
};
const paper = {
  order: 1,
  products: [],
  documentType: "pdf",
  language: "en",
  resourceType: "certificate",
  certificateNumber: "EX-1",
  certificateBody: "Body",
  problemTypes: ["choosing"],
  version: 1,
  date: "2026-05-01",
  file: "one.pdf",
  title: "Certificate",
};
const put = (key: string, changes: object = {}) => publish(context, { type: "download", key, data: { ...paper, ...changes } });

/** Refreshes the documents at noon of a day and returns the changes. */
async function changesOn(day: string, language: "en" | "de" = "en") {
  context.setTime(`${day}T12:00:00Z`);
  await refreshDocuments(context, tools);
  const changes = await listDocumentChanges(context, { language, limit: 100 });
  return changes.map(({ date, change, id, version }) => `${date} ${change} ${id} ${version}`);
}

test("the document changes list new, replaced and withdrawn documents, latest first", async () => {
  await put("safety");
  expect(await changesOn("2026-05-01")).toEqual(["2026-05-01 new safety 1"]);

  await put("safety", { version: 2, date: "2026-05-02", file: "two.pdf" });
  expect(await changesOn("2026-05-02")).toEqual(["2026-05-02 replaced safety 2", "2026-05-01 new safety 1"]);

  await put("newer", { date: "2026-05-03" });
  await put("safety", { version: 2, date: "2026-05-02", file: "two.pdf", replacedBy: ["newer"] });
  expect((await changesOn("2026-05-03")).slice(0, 2)).toEqual(["2026-05-03 new newer 1", "2026-05-03 replaced safety 2"]);

  await withdrawEntry(context, { type: "download", key: "newer", language: "en" });
  expect((await changesOn("2026-05-04"))[0]).toBe("2026-05-04 withdrawn newer 1");
  const [withdrawn] = await listDocumentChanges(context, { language: "en", limit: 1 });
  expect(withdrawn).toMatchObject({ title: "Certificate", address: "/documents/newer", resourceType: "certificate" });
});

test("the document changes ignore unchanged documents and drop a reverted withdrawal", async () => {
  const before = await changesOn("2026-05-05");
  await put("newer", { date: "2026-05-03" });
  const after = await changesOn("2026-05-06");
  expect(after).toEqual(before.filter((line) => !line.includes("withdrawn")));
});

test("the document changes include generated product documents in their own language", async () => {
  await publish(context, { type: "product", key: "crate", websiteId: 4, data: productData({ figures: twoFigures }) });
  const german = await changesOn("2026-05-07", "de");
  expect(german.toSorted()).toEqual(
    ["crate-cutout-png", "crate-data-sheet-de-pdf", "crate-picture-jpg"].map((id) => `2026-05-07 new ${id} 1`),
  );
  expect((await changesOn("2026-05-08", "en")).filter((line) => line.includes("crate"))).toEqual([]);

  await publish(context, { type: "product", key: "crate", websiteId: 4, data: productData({ figures: twoFigures, lead: "Another lead" }) });
  expect((await changesOn("2026-05-09", "de"))[0]).toBe("2026-05-09 replaced crate-data-sheet-de-pdf 2");
  await withdrawEntry(context, { type: "product", key: "crate", language: "de" });
  expect((await changesOn("2026-05-10", "de")).filter((line) => line.includes("withdrawn"))).toHaveLength(3);
});
