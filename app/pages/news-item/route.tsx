import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import type { NewsItem, NewsSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { languagesOfEditions, readEntry } from "#app/shell/read-entry.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { articleView, nextReads } from "./article-view.server.ts";
import { copies } from "./copy/index.server.ts";
import { NextReads } from "./next-reads.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const id = params.id!;
  const { websiteId } = languages[page.language];
  const [copy, item, newest] = await Promise.all([
    readCopy(page, "news-item", copies),
    readEntry<NewsItem>(page, "news", id),
    page.api.list<NewsSummary>("/news/list", { page: 1, size: 3, websiteId }),
  ]);
  const { title, description, keywords } = localiseEntry(page.language, item);
  const image = previewOf(item.picture);
  const seo = seoFor(page, {
    title,
    description,
    keywords,
    path: `/explore/news/${id}`,
    languages: languagesOfEditions(item.editions),
    image,
    type: "article",
    jsonLd: articleJsonLd(page, item, image, copy),
  });
  return { copy, seo, article: articleView(page.language, item), reads: nextReads(page.language, id, newest) };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function NewsArticle() {
  const { copy, article, reads } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const steps = [
    { name: copy.home, to: localPath(language, "/") },
    { name: copy.news, to: localPath(language, "/explore/news") },
  ];
  return (
    <>
      <article lang={article.lang}>
        <Container className="pt-6">
          <Breadcrumb label={copy.breadcrumb} steps={steps} current={article.title} />
          <header className="grid items-end gap-x-6 gap-y-4 pb-10 pt-10 lg:grid-cols-12 lg:pt-16">
            <h1 className="text-h2 text-balance hyphens-auto wrap-anywhere lg:col-span-10 lg:text-display">{article.title}</h1>
            <p className="text-lead text-pretty lg:col-span-7">{article.lead}</p>
            <p className="flex flex-wrap items-baseline gap-3 lg:col-span-4 lg:col-start-9 lg:justify-end">
              <span className="text-ink-soft">{copy.published}</span>
              <time dateTime={article.day} className="font-label tabular-nums">
                {article.date}
              </time>
              {article.example && <Tag>{copy.example}</Tag>}
            </p>
          </header>
        </Container>
        <div className="mx-auto aspect-4/3 max-w-400 overflow-clip lg:aspect-2/1">
          <PictureView
            picture={article.picture}
            alt={article.pictureAlt}
            sizes="100vw"
            first
            className="size-full object-cover"
          />
        </div>
        <Container className="grid py-14 lg:grid-cols-12 lg:py-24">
          <div className="prose min-w-0 lg:col-span-8 lg:col-start-3" dangerouslySetInnerHTML={{ __html: article.body }} />
          {article.sources.length > 0 && (
            <section className="mt-14 border-t border-line pt-6 text-small text-ink-soft lg:col-span-8 lg:col-start-3">
              <h2 className="font-label text-ink">{copy.sources}</h2>
              <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-1 pl-5 wrap-anywhere">
                {article.sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ol>
            </section>
          )}
        </Container>
      </article>
      {reads.length > 0 && <NextReads heading={copy.next} all={copy.all} reads={reads} />}
    </>
  );
}
