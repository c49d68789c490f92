import { languages } from "#i18n/languages.ts";
import { fail, succeed } from "./envelope.ts";
import { downloadCalls } from "./every-endpoint.ts";
import { keepDownloads } from "../downloads/keep-downloads.ts";
import type { ApiParts } from "./mount.ts";
import { sayNumberedPages } from "./pages-of-lists.ts";

const { list, item } = downloadCalls;

/** The list of downloads and its items: what the company added, and what is made of the product data. */
export function mountDownloads({ services: { context, contentFiles, environment }, mount }: ApiParts): void {
  const listAll = keepDownloads(context, contentFiles);
  mount.everybody(list, [], async (c, { page, size, websiteId }) => {
    const listed = (await listAll()).filter((download) => !websiteId || download.websiteId === websiteId);
    sayNumberedPages(c, environment.siteUrl, { page, size }, listed.length);
    return succeed(c, listed.slice((page - 1) * size, page * size));
  });
  mount.everybody(item, [], async (c, { id, websiteId }) => {
    const editions = (await listAll()).filter((download) => download.id === id);
    const found =
      editions.find((download) => (websiteId ? download.websiteId === websiteId : download.websiteId === languages.en.websiteId)) ??
      (websiteId ? undefined : editions[0]);
    return found ? succeed(c, { ...found, editions: editions.map((download) => download.websiteId) }) : fail(c, 404, "notFound");
  });
}
