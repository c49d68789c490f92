import { createReadStream } from "node:fs";
import type { Context } from "hono";
import {
  writeTableOfContents,
  archiveNamesOf,
  noticeCopies,
  readDocumentBody,
  selectDownloads,
  type ContentFiles,
} from "#domain/documents";
import { selectBundle, documentsPath, filesPath, maxSelectedFiles, type Download } from "#domain/documents/schema";
import { findEntry } from "#domain/content";
import { textsInLanguage, type FullEntry } from "#domain/content/schema";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { createRateLimiter } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";
import { cacheDownloads } from "./cache-downloads.ts";
import { streamZip, zipSize, type Part } from "./zip.ts";

type Call = Context<VisitorEnv>;
type Selection = { name: string; subject?: string; downloads: readonly Download[]; all: readonly Download[]; language: Language };

/** Enough for an office behind one address; an installer downloads the documents of some products in a row. */
const rateLimit = { burst: 20, perMinute: 20 };
/** Limit of concurrent archives, however slowly their clients read. */
const maxRunning = 50;
const busySeconds = 10;

/** Serves ZIP archives of documents with a table of contents: all documents of a product in a language, or a visitor's selection. */
export function createBundles(services: Services) {
  const { context, environment, contentFiles } = services;
  const limiter = createRateLimiter(rateLimit);
  const running = { count: 0 };
  const listAll = cacheDownloads(context, contentFiles);

  const answer = async (c: Call, selection: Selection): Promise<Response> => {
    if (selection.downloads.length === 0) return c.notFound();
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${selection.name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    };
    // Sends no Content-Length, because the size is unknown until the archive is prepared.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const waiting = limiter.take(visitorRateLimitKey(c, environment.trustedProxy), context.clock.now());
    const busy = running.count >= maxRunning ? busySeconds : 0;
    if (waiting > 0 || busy > 0)
      return c.text("Too many\n", waiting > 0 ? 429 : 503, { "Cache-Control": "no-store", "Retry-After": String(waiting || busy) });
    const parts = [await contentsPart(services, selection), ...(await partsOf(services, contentFiles, selection.downloads))];
    return c.body(streamZip(parts, running), 200, { ...headers, "Content-Length": zipSize(parts) });
  };

  return {
    /** `name`: product slug and language, as in `copia-fr.zip`. */
    async ofProduct(c: Call, name: string): Promise<Response> {
      const [, product = "", language] = /^([a-z0-9-]{1,140})-([a-z]{2})\.zip$/.exec(name) ?? [];
      if (!isLanguage(language)) return c.notFound();
      const entry = await findEntry(context, { type: "product", key: product, websiteId: languages[language].websiteId });
      if (!entry) return c.notFound();
      const subject = textsInLanguage<FullEntry<"product">>(language, entry).texts.name;
      const all = await listAll();
      return answer(c, { name: `${product}-${language}.zip`, subject, downloads: selectBundle(all, product, language), all, language });
    },

    async ofSelection(c: Call): Promise<Response> {
      const ids = c.req.queries("document") ?? [];
      const language = c.req.query("in");
      if (ids.length > maxSelectedFiles || !isLanguage(language)) return c.text("Bad Request\n", 400, { "Cache-Control": "no-store" });
      // Handles a form without a selected document.
      if (ids.length === 0) return c.redirect(localPath(language, "/support-center/downloads"), 303);
      const all = await listAll();
      return answer(c, { name: `documents-${language}.zip`, downloads: selectDownloads(all, ids, language), all, language });
    },
  };
}

async function contentsPart({ context, environment }: Services, { downloads, all, language, subject }: Selection): Promise<Part> {
  const copy = copyIn(noticeCopies, language, await readSiteConfig(context)).contents;
  const now = context.clock.now();
  const date = now.toISOString().slice(0, 10);
  const options = { language, copy, subject: subject ?? copy.selection, date, siteUrl: environment.siteUrl, all };
  // Begins with a byte order mark, by which old editors detect UTF-8.
  const text = new TextEncoder().encode(`\ufeff${writeTableOfContents(downloads, options)}`);
  return { name: copy.file, size: text.length, changedAt: now, read: async () => text };
}

async function partsOf({ context }: Services, files: ContentFiles, downloads: readonly Download[]): Promise<Part[]> {
  const names = archiveNamesOf(downloads);
  const nameIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  const storedFiles = await files.find(
    context,
    downloads.filter(({ url }) => url.startsWith(`${filesPath}/`)).map(({ url }) => nameIn(url)),
  );
  return downloads.map(({ url, size, sha256, date }, index): Part => {
    const file = url.startsWith(`${documentsPath}/`) ? undefined : storedFiles.get(nameIn(url));
    return {
      name: names[index] ?? nameIn(url),
      size,
      changedAt: new Date(date),
      async read() {
        if (file) return createReadStream(file.path);
        const body = await readDocumentBody(context, nameIn(url), sha256);
        // Fails if the document was rendered again meanwhile, because a broken archive is better than a wrong one.
        if (!body) throw new Error(`${url} changed while the archive was written.`);
        return new Uint8Array(body);
      },
    };
  });
}
