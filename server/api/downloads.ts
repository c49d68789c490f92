import { languages } from "#i18n/languages.ts";
import { fail, succeed } from "./envelope.ts";
import { downloadCalls } from "./every-endpoint.ts";
import { cacheDownloads } from "../downloads/cache-downloads.ts";
import type { ApiParts } from "./mount.ts";
import { setNumberedPageHeaders } from "./pagination.ts";

const { list, item } = downloadCalls;

/** Mounts endpoints of downloads: uploaded files, and documents rendered from product data. */
export function mountDownloads({ services: { context, contentFiles, environment }, mount }: ApiParts): void {
  const listAll = cacheDownloads(context, contentFiles);
  mount.everybody(list, [], async (c, { page, size, websiteId }) => {
    const downloads = (await listAll()).filter((download) => !websiteId || download.websiteId === websiteId);
    setNumberedPageHeaders(c, environment.siteUrl, { page, size }, downloads.length);
    return succeed(c, downloads.slice((page - 1) * size, page * size));
  });
  mount.everybody(item, [], async (c, { id, websiteId }) => {
    const editions = (await listAll()).filter((download) => download.id === id);
    const download =
      editions.find((download) => (websiteId ? download.websiteId === websiteId : download.websiteId === languages.en.websiteId)) ??
      (websiteId ? undefined : editions[0]);
    return download ? succeed(c, { ...download, editions: editions.map((edition) => edition.websiteId) }) : fail(c, 404, "notFound");
  });
}
