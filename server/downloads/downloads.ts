import { Hono, type Context as HonoContext } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import {
  findUploadedDocument,
  findDocument,
  readCaptions,
  readDocumentBody,
  readVersions,
  type DocumentFacts,
  type DocumentTools,
} from "#domain/documents";
import { documentsPath, filesPath, selectionPath, videosPath } from "#domain/documents/schema";
import { isLanguage } from "#i18n/languages.ts";
import { allowCrossOriginUse } from "../security-headers.ts";
import type { Context } from "../../domain/context.ts";
import { plainTextErrorHandler } from "../failures.ts";
import type { ActiveRedirects } from "#domain/redirects";
import type { ContentVersions } from "../pages/content-versions.ts";
import type { Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";
import { answerFile } from "./answer-file.ts";
import { createBundles } from "./bundles.ts";
import { missingSheetPage } from "./missing-sheet.ts";
import { oldDocuments } from "./old-documents.ts";
import { renamedDocument } from "./renamed-document.ts";
import { streamFile } from "./stream-file.ts";

type DownloadContext = HonoContext<VisitorEnv>;

export const downloadPaths = [documentsPath, filesPath, videosPath].map((path) => `${path}/*`);

type Parts = { versions: ContentVersions; tools: DocumentTools; redirects: Pick<ActiveRedirects, "currentKey"> };

/** Serves all downloads at permanent URLs without language prefix. */
export function createDownloads(services: Services, { versions, tools, redirects }: Parts): Hono<VisitorEnv> {
  const { context, contentFiles } = services;
  const documents = currentDocuments(context, versions, tools);
  const downloads = new Hono<VisitorEnv>();
  downloads.use(allowCrossOriginUse);
  downloads.use(methodNotAllowed({ app: downloads }));
  const bundles = createBundles(services);
  downloads.get(selectionPath, (c) => bundles.ofSelection(c));
  downloads.get(`${documentsPath}/bundle/:name`, (c) => bundles.ofProduct(c, c.req.param("name")));
  const oldDocumentPages = oldDocuments(services, redirects);
  const missing = { context, redirects, oldDocumentPages };
  const answerRendered = async (c: DownloadContext, facts: DocumentFacts) =>
    answerFile(c, facts, async ({ start, end }) => {
      const body = await readDocumentBody(context, facts.name, facts.sha256);
      if (!body) documents.forget();
      return body && new Uint8Array(body.subarray(start, end + 1));
    });
  /** Finds the current version of a document, with a function that responds with it. */
  const findCurrent = async (c: DownloadContext, name: string) => {
    const rendered = await documents.find(name);
    if (rendered) return { version: rendered.version, answer: () => answerRendered(c, rendered) };
    const uploaded = await findUploadedDocument(context, contentFiles, name);
    if (!uploaded) return undefined;
    const { version, replacedBy, facts } = uploaded;
    const latest = replacedBy.length > 0 ? (await readVersions(context, name)).at(-1) : undefined;
    if (latest) return { version, answer: () => oldDocumentPages.respondReplacedByOthers(c, latest, replacedBy) };
    return { version, answer: () => answerFile(c, facts, async (range) => streamFile(facts.path, range)) };
  };
  downloads.get(`${documentsPath}/:name`, async (c) => {
    const name = c.req.param("name");
    const current = await findCurrent(c, name);
    return current ? current.answer() : answerMissing(c, missing, name);
  });
  downloads.get(`${documentsPath}/:name/:version{[1-9][0-9]{0,3}}`, async (c) => {
    const name = c.req.param("name");
    const current = await findCurrent(c, name);
    const number = Number(c.req.param("version"));
    if (!current) return answerMissing(c, missing, name);
    return current.version === number ? current.answer() : oldDocumentPages.respondOlderVersion(c, name, number);
  });
  downloads.get(`${documentsPath}/:name/:version{[1-9][0-9]{0,3}}/file`, (c) =>
    oldDocumentPages.answerOldFile(c, c.req.param("name"), Number(c.req.param("version"))),
  );
  downloads.get(`${filesPath}/:name`, async (c) => {
    const name = c.req.param("name");
    const facts = (await contentFiles.find(context, [name])).get(name);
    if (!facts) return c.notFound();
    return answerFile(c, facts, async (range) => streamFile(facts.path, range));
  });
  downloads.get(`${videosPath}/:key/:file`, async (c) => {
    const [, code] = /^([a-z]{2})\.vtt$/.exec(c.req.param("file")) ?? [];
    const captions = isLanguage(code) ? await readCaptions(context, c.req.param("key"), code) : undefined;
    if (captions === undefined) return c.notFound();
    return c.body(captions, 200, { "Content-Type": "text/vtt; charset=utf-8", "Cache-Control": "public, max-age=60" });
  });
  downloads.onError(plainTextErrorHandler(services));
  downloads.notFound((c) => c.text("Not Found\n", 404, { "Cache-Control": "no-store" }));
  return downloads;
}

type Missing = { context: Context; redirects: Parts["redirects"]; oldDocumentPages: ReturnType<typeof oldDocuments> };

/** Redirects from a former name, says what became of a document, or leads to the product whose sheet was never public. */
async function answerMissing(c: DownloadContext, { context, redirects, oldDocumentPages }: Missing, name: string): Promise<Response> {
  const currentName = renamedDocument(name, redirects);
  if (currentName !== undefined) return c.redirect(`${documentsPath}/${currentName}`, 301);
  const notice = await oldDocumentPages.respondDiscontinued(c, name);
  if (notice) return notice;
  // Temporary, because the product may get figures and with them a data sheet.
  const productPage = await missingSheetPage(context, name);
  return productPage === undefined ? c.notFound() : c.redirect(productPage, 302);
}

/** Caches current documents until the content version changes. */
function currentDocuments(context: Context, versions: ContentVersions, tools: DocumentTools) {
  const cache = new Map<string, DocumentFacts>();
  let cachedVersion = "";
  return {
    async find(name: string): Promise<DocumentFacts | undefined> {
      const version = versions.ofAll();
      if (version !== cachedVersion) cache.clear();
      cachedVersion = version;
      const facts = cache.get(name) ?? (await findDocument(context, tools, name));
      if (facts && version === cachedVersion) cache.set(name, facts);
      return facts;
    },
    /** Clears the cache, because another instance may have rendered a document again. */
    forget: () => cache.clear(),
  };
}
