import { eq } from "drizzle-orm";
import { document } from "#db/document.ts";
import { findEntry } from "#domain/content";
import { languages, type Language } from "#i18n/languages.ts";
import type { RenderJob } from "#platform/pdf-renderer";
import type { Context } from "../context.ts";
import { readDocumentSources } from "./document-source.ts";
import { documentName, hasDataSheet } from "./schema.ts";
import type { DocumentTools } from "./tools.ts";

/** Creates the job for a preview of a product's data sheet as its next version; `undefined` if the product is not public. */
export async function createSheetPreviewJob(
  context: Context,
  tools: DocumentTools,
  { key, language }: { key: string; language: Language },
): Promise<RenderJob | "tooFewFigures" | undefined> {
  const product = await findEntry(context, { type: "product", key, websiteId: languages[language].websiteId });
  if (product && !hasDataSheet(product)) return "tooFewFigures";
  const name = documentName(key, "data-sheet", language);
  const sources = await readDocumentSources(context, tools, key);
  const source = sources.find((each) => each.name === name);
  if (!source) return undefined;
  const [stored] = await context.database.select({ version: document.version }).from(document).where(eq(document.name, name));
  const date = context.clock.now().toISOString().slice(0, 10);
  const job = source.createJob({ version: (stored?.version ?? 0) + 1, date });
  return job.kind === "pdf" ? { ...job, kind: "svg", data: { ...job.data, isPreview: true } } : undefined;
}
