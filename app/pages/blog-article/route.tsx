import { useLoaderData } from "react-router";
import { articleSeo } from "#app/features/article/article-seo.server.ts";
import { articleView, nextRead } from "#app/features/article/article-view.server.ts";
import { NextReads } from "#app/features/article/next-reads.tsx";
import { relatedTo } from "#app/features/article/related.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Article } from "./article.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const list = "/explore/blog";
const relatedShown = 2;

export const loader = pageLoader("/explore/blog/:keytitle", async ({ page, path, params, copy }) => {
  const { language } = page;
  const [{ topics, minutes, feed, ...texts }, item, others] = await Promise.all([
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
    reads: relatedTo(item, others, relatedShown).map((other) => nextRead(language, list, other, { minutes })),
  };
});

export type BlogArticleData = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle = { Newsletter: NewsletterBand };

export default function BlogArticle() {
  const { copy, texts, article, topics, reads } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const section = localPath(language, list);
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb steps={[{ name: copy.section, to: section }]} current={article.title} />
      </Container>
      <Article article={article} topics={topics} texts={texts} />
      {reads.length > 0 && <NextReads heading={copy.next} all={{ to: section, text: copy.all }} reads={reads} />}
    </>
  );
}
