import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { bumpContentVersion } from "#domain/content";
import { document } from "#db/document.ts";
import { websiteIds } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { readDocumentSources, type DocumentSource } from "./document-source.ts";
import { storeFormerBody } from "./versions.ts";
import { productOf } from "./schema.ts";
import type { DocumentTools } from "./tools.ts";

const columns = {
  name: document.name,
  contentHash: document.contentHash,
  edition: document.edition,
  version: document.version,
  date: document.date,
  mediaType: document.mediaType,
  size: document.size,
  sha256: document.sha256,
  madeAt: document.madeAt,
};

export type DocumentFacts = Omit<typeof document.$inferSelect, "body">;

/** Concurrent requests for a file share one promise. */
const pendingFiles = new Map<string, Promise<DocumentFacts>>();

/** Finds a generated file; renders it if it is missing or stale. */
export async function findDocument(context: Context, tools: DocumentTools, name: string): Promise<DocumentFacts | undefined> {
  const product = productOf(name);
  if (product === undefined) return undefined;
  const source = (await readDocumentSources(context, tools, product)).find((candidate) => candidate.name === name);
  if (!source) return undefined;
  const [stored] = await context.database.select(columns).from(document).where(eq(document.name, name));
  if (isCurrent(tools, source, stored)) return stored;
  const created = await renderDocument(context, tools, source, stored);
  await bumpAllWebsites(context);
  return created;
}

/** Bumps all websites, because pages and lists show the files' sizes and checksums. */
export async function bumpAllWebsites(context: Context): Promise<void> {
  await context.database.transaction(async (transaction) => {
    for (const websiteId of websiteIds) await bumpContentVersion(transaction, websiteId);
  });
}

export async function readDocumentBody(context: Context, name: string, sha256: string): Promise<Buffer | undefined> {
  const [row] = await context.database
    .select({ body: document.body, sha256: document.sha256 })
    .from(document)
    .where(eq(document.name, name));
  return row?.sha256 === sha256 ? row.body : undefined;
}

export async function readAllDocumentFacts(context: Context): Promise<Map<string, DocumentFacts>> {
  const rows = await context.database.select(columns).from(document);
  return new Map(rows.map((row) => [row.name, row]));
}

export function isCurrent(tools: DocumentTools, source: DocumentSource, stored: DocumentFacts | undefined): stored is DocumentFacts {
  return stored?.contentHash === source.contentHash && stored.edition === tools.pdfRenderer.toolchainVersion;
}

export function renderDocument(
  context: Context,
  tools: DocumentTools,
  source: DocumentSource,
  stored: DocumentFacts | undefined,
): Promise<DocumentFacts> {
  const key = `${source.name} ${source.contentHash}`;
  const promise = pendingFiles.get(key) ?? renderAndStore(context, tools, source, stored).finally(() => pendingFiles.delete(key));
  pendingFiles.set(key, promise);
  return promise;
}

async function renderAndStore(
  context: Context,
  { pdfRenderer }: DocumentTools,
  source: DocumentSource,
  stored: DocumentFacts | undefined,
): Promise<DocumentFacts> {
  const now = context.clock.now();
  const hasSameContent = stored?.contentHash === source.contentHash;
  const version = hasSameContent ? stored.version : (stored?.version ?? 0) + 1;
  const date = hasSameContent ? stored.date : now.toISOString().slice(0, 10);
  const body = await pdfRenderer.render(source.createJob({ version, date }));
  const file: DocumentFacts = {
    name: source.name,
    contentHash: source.contentHash,
    edition: pdfRenderer.toolchainVersion,
    version,
    date,
    mediaType: source.mediaType,
    size: body.length,
    sha256: createHash("sha256").update(body).digest("hex"),
    madeAt: now,
  };
  await context.database.transaction(async (transaction) => {
    if (stored && !hasSameContent) await storeFormerBody(transaction, stored);
    await transaction
      .insert(document)
      .values({ ...file, body })
      .onConflictDoUpdate({ target: document.name, set: { ...file, body } });
  });
  return file;
}
