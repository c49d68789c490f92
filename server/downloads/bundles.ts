import { createReadStream } from "node:fs";
import type { Context } from "hono";
import { contentsOf, namesOf, noticeCopies, readDocumentBody, selectionOf, type ContentFiles } from "#domain/documents";
import { bundleOf, documentsPath, filesPath, mostChosen, type Download } from "#domain/documents/schema";
import { findEntry } from "#domain/content";
import { textsIn, type Whole } from "#domain/content/schema";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { createPace } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorEnv } from "../visitor.ts";
import { keepDownloads } from "./keep-downloads.ts";
import { streamZip, zipSize, type Part } from "./zip.ts";

type Call = Context<VisitorEnv>;
type Chosen = { name: string; subject?: string; downloads: readonly Download[]; all: readonly Download[]; language: Language };

/** An installer fetches the papers of some products in a row; an office behind one address some more. */
const pace = { burst: 20, perMinute: 20 };
/** However slowly their clients read. */
const mostRunning = 50;
const busySeconds = 10;

/** Several documents as one ZIP, with a list of what is in it: all of a product in a language, or what somebody chose. */
export function createBundles(services: Services) {
  const { context, environment, contentFiles } = services;
  const paces = createPace(pace);
  const running = { count: 0 };
  const listAll = keepDownloads(context, contentFiles);

  const answer = async (c: Call, chosen: Chosen): Promise<Response> => {
    if (chosen.downloads.length === 0) return c.notFound();
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${chosen.name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    };
    // Whether there is an archive is known without making it; its size is not.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const waiting = paces.take(limitedVisitor(c, environment.trustedProxy), context.clock.now());
    const busy = running.count >= mostRunning ? busySeconds : 0;
    if (waiting > 0 || busy > 0)
      return c.text("Too many\n", waiting > 0 ? 429 : 503, { "Cache-Control": "no-store", "Retry-After": String(waiting || busy) });
    const parts = [await contentsPart(services, chosen), ...(await partsOf(services, contentFiles, chosen.downloads))];
    return c.body(streamZip(parts, running), 200, { ...headers, "Content-Length": zipSize(parts) });
  };

  return {
    /** `name`: the product's key and a language, as in `copia-fr.zip`. */
    async ofProduct(c: Call, name: string): Promise<Response> {
      const [, product = "", language] = /^([a-z0-9-]{1,140})-([a-z]{2})\.zip$/.exec(name) ?? [];
      if (!isLanguage(language)) return c.notFound();
      const entry = await findEntry(context, { type: "product", key: product, websiteId: languages[language].websiteId });
      if (!entry) return c.notFound();
      const subject = textsIn<Whole<"product">>(language, entry).texts.name;
      const all = await listAll();
      return answer(c, { name: `${product}-${language}.zip`, subject, downloads: bundleOf(all, product, language), all, language });
    },

    async ofSelection(c: Call): Promise<Response> {
      const ids = c.req.queries("document") ?? [];
      const language = c.req.query("in");
      if (ids.length > mostChosen || !isLanguage(language)) return c.text("Bad Request\n", 400, { "Cache-Control": "no-store" });
      // Sent without a tick, or with none left.
      if (ids.length === 0) return c.redirect(localPath(language, "/support-center/downloads"), 303);
      const all = await listAll();
      return answer(c, { name: `documents-${language}.zip`, downloads: selectionOf(all, ids, language), all, language });
    },
  };
}

async function contentsPart({ context, environment }: Services, { downloads, all, language, subject }: Chosen): Promise<Part> {
  const copy = copyIn(noticeCopies, language, await readSiteConfig(context)).contents;
  const now = context.clock.now();
  const date = now.toISOString().slice(0, 10);
  const written = { language, copy, subject: subject ?? copy.selection, date, siteUrl: environment.siteUrl, all };
  // With a mark by which an old editor knows the encoding.
  const text = new TextEncoder().encode(`\ufeff${contentsOf(downloads, written)}`);
  return { name: copy.file, size: text.length, changedAt: now, read: async () => text };
}

async function partsOf({ context }: Services, files: ContentFiles, downloads: readonly Download[]): Promise<Part[]> {
  const names = namesOf(downloads);
  const nameIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  const stored = await files.find(
    context,
    downloads.filter(({ url }) => url.startsWith(`${filesPath}/`)).map(({ url }) => nameIn(url)),
  );
  return downloads.map(({ url, size, sha256, date }, index): Part => {
    const file = url.startsWith(`${documentsPath}/`) ? undefined : stored.get(nameIn(url));
    return {
      name: names[index] ?? nameIn(url),
      size,
      changedAt: new Date(date),
      async read() {
        if (file) return createReadStream(file.path);
        const body = await readDocumentBody(context, nameIn(url), sha256);
        // Made anew since the list was read: a broken archive is seen, a wrong one is not.
        if (!body) throw new Error(`${url} changed while it was packed`);
        return new Uint8Array(body);
      },
    };
  });
}
