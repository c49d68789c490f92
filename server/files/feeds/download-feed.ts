import { listDocumentChanges } from "#domain/documents";
import { feedCopies, feeds } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatBytes } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { formatInBrackets, textInLanguage } from "#i18n/traits.ts";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import type { Services } from "../../services.ts";
import { renderAtom, type AtomEntry } from "./atom.ts";
import { brandOf } from "./brand-of.ts";
import { feedMarkup } from "./feed-markup.ts";

type Change = Awaited<ReturnType<typeof listDocumentChanges>>[number];

const changesShown = 50;

/** Renders the feed of new, replaced and withdrawn documents. */
export async function renderDownloads(services: Services, language: Language): Promise<string> {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const [configs, changes] = await Promise.all([readSiteConfig(context), listDocumentChanges(context, { language, limit: changesShown })]);
  const { name, lead } = feeds.downloads;
  const metadata = { feed: "downloads", name: textInLanguage(name, language), lead: textInLanguage(lead, language) } as const;
  return renderAtom(
    { language, siteUrl, brand: brandOf(language, configs), ...metadata },
    changes.map((change) => changeEntry(language, change, siteUrl)),
  );
}

function changeEntry(language: Language, change: Change, siteUrl: URL): AtomEntry {
  const { address, version, size, date, mediaType } = change;
  const title = fillPlaceholders(feedCopies[language].download[messageKeyOf(change)], { title: change.title, version });
  const file = `${mediaType.replace(/^.*\//, "").toUpperCase()}, ${formatBytes(language, size)}`;
  const day = new Date(date);
  return {
    // Each version is a separate entry, and so is its end.
    id: `${address}#${change.change}-${version}`,
    path: address,
    title,
    summary: title + formatInBrackets(language, file),
    content: feedMarkup(`<p><a href="${address}">${escapeMarkup(change.title)}</a>${formatInBrackets(language, file)}</p>`, siteUrl),
    published: day,
    updated: day,
  };
}

function messageKeyOf({ change, replacedBy }: Change): "isNew" | "version" | "replaced" | "withdrawn" {
  if (change === "replaced") return replacedBy ? "replaced" : "version";
  return change === "new" ? "isNew" : "withdrawn";
}
