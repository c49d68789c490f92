import { afterAll, beforeAll, expect, test } from "vitest";
import { readContentVersions } from "#domain/content";
import { openTestContext, productData, publish, twoFigures, type TestContext } from "#tests/support/test-context.ts";
import { emptyPdfRenderer } from "#tests/support/test-environment.ts";
import { findDocument, openContentFiles, type DocumentTools } from "./index.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const tools: DocumentTools = {
  pdfRenderer: emptyPdfRenderer,
  files: openContentFiles("content/files"),
  siteUrl: new URL("http://site.test"),
  readRows: async () => () => [],
};

test("a document rendered on demand changes the content version of every website, a current one does not", async () => {
  await publish(context, { type: "product", key: "crate", data: productData({ figures: twoFigures }) });
  const versions = async () => [...(await readContentVersions(context)).values()];
  const before = await versions();
  expect(await findDocument(context, tools, "crate-data-sheet-en.pdf")).toMatchObject({ version: 1 });
  const after = await versions();
  expect(after.filter((version, index) => version !== before[index])).toHaveLength(before.length);
  expect(await findDocument(context, tools, "crate-data-sheet-en.pdf")).toMatchObject({ version: 1 });
  expect(await versions()).toEqual(after);
});
