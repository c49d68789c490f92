import { Feed, type Item } from "feed";
import { feedAddress, feeds, type FeedName } from "#domain/feeds/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { removeForbidden } from "../xml-text.ts";

/** `name` and `lead`: what the feed says of itself; `brand`: whose it is. */
type AtomFeed = { language: Language; siteUrl: URL; feed: FeedName; name: string; lead: string; brand: string | undefined };
/** `title`, `summary`: plain texts; `content`: HTML whose addresses are whole. `path`: from the root of the site. */
export type AtomEntry = {
  /** Where it is not its address. */
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
    // A feed without entries has not changed since ever.
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    generator: false,
    ...(brand && { author: { name: brand, link: siteUrl.href } }),
  });
  for (const { id, path, title, summary, content, picture, published, updated } of entries) {
    const item: Item = { title: asHtml(title), description: asHtml(summary), content, published, date: updated, link: absolute(path) };
    feed.addItem({ ...item, ...(id && { id: absolute(id) }), ...(picture && { image: picture }) });
  }
  // The library knows the language, but its Atom leaves it out.
  return removeForbidden(feed.atom1()).replace("<feed ", `<feed xml:lang="${tag}" `);
}

/** The library sends titles and summaries as HTML, and readers know its named signs best. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
