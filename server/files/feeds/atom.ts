import { Feed, type Item } from "feed";
import { feedAddress, feeds, type FeedName } from "#domain/feeds/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { removeForbidden } from "../xml-text.ts";

/** `name` and `lead`: title and description of the feed; `brand`: its author. */
type AtomFeed = { language: Language; siteUrl: URL; feed: FeedName; name: string; lead: string; brand: string | undefined };
/** `title`, `summary`: plain text; `content`: HTML with absolute URLs. `path`: from the root of the site. */
export type AtomEntry = {
  /** Atom id as a path, if it differs from `path`. */
  id?: string;
  path: string;
  title: string;
  summary: string;
  content: string;
  picture?: string;
  published: Date;
  updated: Date;
};

export function renderAtom({ language, siteUrl, feed: feedName, name, lead, brand }: AtomFeed, entries: readonly AtomEntry[]): string {
  const { tag } = languages[language];
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const address = absolute(feedAddress(language, feedName));
  const feed = new Feed({
    id: address,
    title: brand ? `${brand} · ${name}` : name,
    description: lead,
    link: absolute(localPath(language, feeds[feedName].path)),
    feed: address,
    language: tag,
    // Uses the epoch for a feed without entries, so that its content stays constant.
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    generator: false,
    ...(brand && { author: { name: brand, link: siteUrl.href } }),
  });
  for (const { id, path, title, summary, content, picture, published, updated } of entries) {
    const item: Item = { title: asHtml(title), description: asHtml(summary), content, published, date: updated, link: absolute(path) };
    feed.addItem({ ...item, ...(id && { id: absolute(id) }), ...(picture && { image: picture }) });
  }
  // Adds the language, which the library omits from its Atom output.
  return removeForbidden(feed.atom1()).replace("<feed ", `<feed xml:lang="${tag}" `);
}

/** Escapes with named entities, which feed readers support best. The library declares titles and summaries as HTML. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
