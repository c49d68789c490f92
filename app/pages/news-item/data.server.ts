import { articleSeo } from "#app/features/article/article-seo.server.ts";
import { articleView, nextRead } from "#app/features/article/article-view.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { list } from "./list.ts";

const maxNextReads = 2;

export const loader = pageLoader("/explore/news/:id", async ({ page, path, params: { id }, copy }) => {
  const { language } = page;
  const [{ topics: _, topicsLabel: __, minutes, feed, ...texts }, item, newest] = await Promise.all([
    readCopy(page, "article"),
    readEntry(page, "news", id),
    readList(page, "news", maxNextReads + 1),
  ]);
  const otherNews = newest.filter((news) => news.id !== id).slice(0, maxNextReads);
  return {
    copy,
    texts,
    seo: await articleSeo(page, item, { type: "news", name: copy.section, path: list }, { feed }),
    article: articleView(page, item, path, { minutes }),
    reads: otherNews.map((news) => nextRead(language, list, news, { minutes })),
  };
});
