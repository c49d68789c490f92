import { articleSeo } from "#app/features/article/article-seo.server.ts";
import { articleView, nextRead } from "#app/features/article/article-view.server.ts";
import { findRelated } from "#app/features/article/find-related.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { localPath } from "#i18n/paths.ts";
import { list } from "./list.ts";

const maxRelated = 2;

export const loader = pageLoader("/explore/blog/:keytitle", async ({ page, path, params, copy }) => {
  const { language } = page;
  const [{ topics, minutes, feed, ...texts }, item, otherArticles] = await Promise.all([
    readCopy(page, "article"),
    readEntry(page, "blog", params.keytitle),
    readList(page, "blog"),
  ]);
  return {
    copy,
    texts,
    seo: await articleSeo(page, item, { type: "blog", name: copy.section, path: list }, { feed }),
    article: articleView(page, item, path, { minutes }),
    topics: item.topics.map((topic) => ({ to: localPath(language, `${list}?topic=${topic}`), name: topics[topic] })),
    reads: findRelated(item, otherArticles, maxRelated).map((other) => nextRead(language, list, other, { minutes })),
  };
});

export type BlogArticleData = Awaited<ReturnType<typeof loader>>;
