import { Hono } from "hono";
import * as v from "valibot";
import { listDownloads } from "#domain/documents";
import { languages } from "#i18n/languages.ts";
import type { Services } from "../services.ts";
import { checked, describe, entryAnswer, envelopeOf, itemQuery, listQuery, maxSize } from "./content.ts";
import { fail, succeed } from "./envelope.ts";

/** The list of downloads and its items: what the company added, and what is made of the product data. */
export function downloadApi({ context, contentFiles }: Services): Hono {
  const api = new Hono();
  api.get("/download/list", describe("Everything to download", envelopeOf(v.array(entryAnswer))), checked(listQuery), async (c) => {
    const { page = 1, size = maxSize, websiteId } = c.req.valid("query");
    const listed = (await listDownloads(context, contentFiles)).filter((download) => !websiteId || download.websiteId === websiteId);
    return succeed(c, listed.slice((page - 1) * size, page * size));
  });
  api.get("/download/:id", describe("One thing to download", envelopeOf(entryAnswer)), checked(itemQuery), async (c) => {
    const { websiteId } = c.req.valid("query");
    const editions = (await listDownloads(context, contentFiles)).filter((download) => download.id === c.req.param("id"));
    const found =
      editions.find((download) => (websiteId ? download.websiteId === websiteId : download.websiteId === languages.en.websiteId)) ??
      (websiteId ? undefined : editions[0]);
    return found ? succeed(c, { ...found, editions: editions.map((download) => download.websiteId) }) : fail(c, 404, "notFound");
  });
  return api;
}
