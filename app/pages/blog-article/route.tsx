import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { articleJsonLd } from "#app/shell/article/article-json-ld.ts";
import { articleView, nextRead } from "#app/shell/article/article-view.server.ts";
import { articleCopies } from "#app/shell/article/copy/index.server.ts";
import { feedAddress } from "#app/shell/article/feed-address.ts";
import { NextReads } from "#app/shell/article/next-reads.tsx";
import { relatedTo } from "#app/shell/article/related.ts";
import type { BlogItem, BlogSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { languagesOfEditions, readEntry } from "#app/shell/read-entry.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { websiteIdOf } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { Article } from "./article.tsx";
import { copies } from "./copy/index.server.ts";

const list = "/explore/blog";
const relatedShown = 2;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { language } = page;
  const id = params.keytitle!;
  const [copy, { topics, minutes, feed, ...texts }, item, others] = await Promise.all([
    readCopy(page, "blog-article", copies),
    readCopy(page, "article", articleCopies),
    readEntry<BlogItem>(page, "blog", id),
    page.api.list<BlogSummary>("/blog/list", { page: 1, size: 9999, websiteId: websiteIdOf(language) }),
  ]);
  const { title, description, keywords } = localiseEntry(language, item);
  const path = `${list}/${id}`;
  const image = previewOf(item.picture);
  const seo = seoFor(page, {
    title,
    description,
    keywords,
    path,
    languages: languagesOfEditions(item.editions),
    image,
    type: "article",
    feed: { title: `${feed} (${copy.section})`, address: feedAddress(language, "blog") },
    jsonLd: articleJsonLd(page, item, { type: "BlogPosting", home: texts.home, section: { name: copy.section, path: list }, image }),
  });
  return {
    copy,
    texts,
    seo,
    article: articleView(page, item, path, { minutes }),
    topics: item.topics.map((topic) => ({ to: localPath(language, `${list}?topic=${topic}`), name: topics[topic] })),
    reads: relatedTo(item, others, relatedShown).map((other) => nextRead(language, list, other, { minutes })),
  };
}

export type BlogArticleData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function BlogArticle() {
  const { copy, texts, article, topics, reads } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const section = localPath(language, list);
  const steps = [
    { name: texts.home, to: localPath(language, "/") },
    { name: copy.section, to: section },
  ];
  return (
    <>
      <Container className="pt-6">
        <Breadcrumb label={texts.breadcrumb} steps={steps} current={article.title} />
      </Container>
      <Article article={article} topics={topics} texts={texts} />
      {reads.length > 0 && <NextReads heading={copy.next} all={{ to: section, text: copy.all }} reads={reads} />}
    </>
  );
}
