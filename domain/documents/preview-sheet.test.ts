import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figureCopies, figureRows } from "#domain/figures/schema";
import { openPdfRenderer, type PdfRenderer } from "#platform/pdf-renderer";
import { openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { openContentFiles } from "./content-files.ts";
import { createSheetPreviewJob } from "./preview-sheet.ts";
import type { DocumentTools } from "./tools.ts";

const root = path.resolve(import.meta.dirname, "../..");
let context: TestContext;
let pdfRenderer: PdfRenderer;
beforeAll(async () => {
  context = await openTestContext();
  pdfRenderer = openPdfRenderer({ root, templates: path.join(import.meta.dirname, "templates") });
});
afterAll(async () => {
  await pdfRenderer.close();
  await context.close();
});

test("data sheet preview › draws all pages, none of which covers another", async () => {
  const figures = [
    { name: "energy", min: 4.99, max: 29.94, unit: "kWh" },
    { name: "warranty", value: 10, unit: "year" },
  ];
  await publish(context, { type: "product", key: "crate", data: productData({ figures }) });
  const tools: DocumentTools = {
    pdfRenderer,
    files: openContentFiles(root),
    siteUrl: new URL("http://site.test"),
    readRows: async (language) => (product) => figureRows(language, product, figureCopies[language]),
  };
  const job = await createSheetPreviewJob(context, tools, { key: "crate", language: "en" });
  if (job === undefined || job === "tooFewFigures") throw new Error("The product has a data sheet.");
  const svg = (await pdfRenderer.render(job)).toString("utf8");
  expect(svg).toMatch(/^<svg /);
  // A page is 595 × 842 points; the ground of a page would be such an area in white.
  expect(svg).not.toMatch(/fill="#ffffff"[^>]* d="M 0 0v 841/);
  expect(await createSheetPreviewJob(context, tools, { key: "none", language: "en" })).toBeUndefined();
  await publish(context, { type: "product", key: "box", data: productData({ figures: figures.slice(0, 1) }) });
  expect(await createSheetPreviewJob(context, tools, { key: "box", language: "en" })).toBe("tooFewFigures");
});
