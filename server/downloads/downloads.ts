import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { findDocument, readCaptions, readDocumentBody, type DocumentFacts, type DocumentTools } from "#domain/documents";
import { documentsPath, filesPath, videosPath } from "#domain/documents/schema";
import { isLanguage, languageCodes } from "#i18n/languages.ts";
import { addSecurityHeaders, shareWithOthers } from "../security-headers.ts";
import type { Context } from "../../domain/context.ts";
import { plainFailure } from "../failures.ts";
import type { ContentStamps } from "../pages/content-stamps.ts";
import type { Services } from "../services.ts";
import type { VisitorEnv } from "../visitor.ts";
import { answerFile } from "./answer-file.ts";
import { streamFile } from "./stream-file.ts";

export const downloadPaths = [documentsPath, filesPath, videosPath].map((path) => `${path}/*`);

/** What there is to download, at permanent addresses that know no language prefix. */
export function createDownloads(services: Services, stamps: ContentStamps, tools: DocumentTools): Hono<VisitorEnv> {
  const { context, environment, contentFiles } = services;
  const documents = currentDocuments(context, stamps, tools);
  const downloads = new Hono<VisitorEnv>();
  downloads.use(addSecurityHeaders(environment), shareWithOthers);
  downloads.use(methodNotAllowed({ app: downloads }));
  downloads.get(`${documentsPath}/:name`, async (c) => {
    const facts = await documents.find(c.req.param("name"));
    if (!facts) return c.notFound();
    return answerFile(c, facts, async ({ start, end }) => {
      const body = await readDocumentBody(context, facts.name, facts.sha256);
      if (!body) documents.forget();
      return body && new Uint8Array(body.subarray(start, end + 1));
    });
  });
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
  downloads.onError(plainFailure(services));
  downloads.notFound((c) => c.text("Not Found\n", 404, { "Cache-Control": "no-store" }));
  return downloads;
}

/** Documents that were found to be current, as long as the content is what it was then: pages are kept by the same stamps. */
function currentDocuments(context: Context, stamps: ContentStamps, tools: DocumentTools) {
  const known = new Map<string, DocumentFacts>();
  let knownAt = "";
  return {
    async find(name: string): Promise<DocumentFacts | undefined> {
      const stamp = languageCodes.map((code) => stamps.of(code)).join();
      if (stamp !== knownAt) known.clear();
      knownAt = stamp;
      const facts = known.get(name) ?? (await findDocument(context, tools, name));
      if (facts && stamp === knownAt) known.set(name, facts);
      return facts;
    },
    /** Another instance may have made one anew. */
    forget: () => known.clear(),
  };
}
