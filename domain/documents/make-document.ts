import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { bumpContentVersion } from "#domain/content";
import { document } from "#db/document.ts";
import { websiteIds } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { readSources, type DocumentSource } from "./document-source.ts";
import { keepOldBody } from "./versions.ts";
import { productOf } from "./schema.ts";
import type { DocumentTools } from "./tools.ts";

const facts = {
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

/** A file as it is kept, but for its bytes. */
export type DocumentFacts = Omit<typeof document.$inferSelect, "body">;

/** Files that are being made by this process: whoever asks meanwhile waits for the same one. */
const inWork = new Map<string, Promise<DocumentFacts>>();

/** The file of this name as it has to be now: made where it is missing or no longer says what is published. */
export async function findDocument(context: Context, tools: DocumentTools, name: string): Promise<DocumentFacts | undefined> {
  const product = productOf(name);
  if (product === undefined) return undefined;
  const source = (await readSources(context, tools, product)).find((candidate) => candidate.name === name);
  if (!source) return undefined;
  const [kept] = await context.database.select(facts).from(document).where(eq(document.name, name));
  if (isCurrent(tools, source, kept)) return kept;
  const made = await makeDocument(context, tools, source, kept);
  await showFiles(context);
  return made;
}

/** Pages and lists that name files with their size and checksum are cached by the content version. */
export async function showFiles(context: Context): Promise<void> {
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

/** What is kept of all files, by name. */
export async function readFactsOfAll(context: Context): Promise<Map<string, DocumentFacts>> {
  const rows = await context.database.select(facts).from(document);
  return new Map(rows.map((row) => [row.name, row]));
}

export function isCurrent(tools: DocumentTools, source: DocumentSource, kept: DocumentFacts | undefined): kept is DocumentFacts {
  return kept?.contentHash === source.contentHash && kept.edition === tools.press.edition;
}

/** Makes a file and keeps it in the place of the one before. */
export function makeDocument(
  context: Context,
  tools: DocumentTools,
  source: DocumentSource,
  kept: DocumentFacts | undefined,
): Promise<DocumentFacts> {
  const key = `${source.name} ${source.contentHash}`;
  const making = inWork.get(key) ?? makeAndKeep(context, tools, source, kept).finally(() => inWork.delete(key));
  inWork.set(key, making);
  return making;
}

async function makeAndKeep(
  context: Context,
  { press }: DocumentTools,
  source: DocumentSource,
  kept: DocumentFacts | undefined,
): Promise<DocumentFacts> {
  const now = context.clock.now();
  const saysTheSame = kept?.contentHash === source.contentHash;
  const version = saysTheSame ? kept.version : (kept?.version ?? 0) + 1;
  const date = saysTheSame ? kept.date : now.toISOString().slice(0, 10);
  const body = await press.make(source.order({ version, date }));
  const made: DocumentFacts = {
    name: source.name,
    contentHash: source.contentHash,
    edition: press.edition,
    version,
    date,
    mediaType: source.mediaType,
    size: body.length,
    sha256: createHash("sha256").update(body).digest("hex"),
    madeAt: now,
  };
  await context.database.transaction(async (transaction) => {
    if (kept && !saysTheSame) await keepOldBody(transaction, kept);
    await transaction
      .insert(document)
      .values({ ...made, body })
      .onConflictDoUpdate({ target: document.name, set: { ...made, body } });
  });
  return made;
}
