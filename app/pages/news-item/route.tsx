import { useLoaderData } from "react-router";
import { ArticleText } from "#app/features/article/article-text.tsx";
import { RibChart } from "#app/features/article/rib-chart.tsx";
import { NextReads } from "#app/features/article/next-reads.tsx";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import { list } from "./list.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { Newsletter: NewsletterBand };

export default function NewsArticle() {
  const { copy, texts, article, reads } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const section = localPath(language, list);
  return (
    <>
      <article lang={article.lang}>
        <Container className="pt-6">
          <PageBreadcrumb steps={[{ name: copy.section, to: section }]} current={article.title} />
          <header className="grid items-end gap-x-gap gap-y-4 pb-10 pt-10 lg:grid-cols-12 lg:gap-y-9 lg:pt-16">
            <h1 className="text-h2 text-balance hyphens-auto wrap-anywhere lg:col-span-10 lg:text-display">{article.title}</h1>
            <p className="text-lead text-pretty lg:col-span-7">{article.lead}</p>
            <p className="flex flex-wrap items-baseline gap-x-3 lg:col-span-4 lg:col-start-9 lg:justify-end">
              <span className="text-ink-soft">{texts.published}</span>
              <time dateTime={article.day} className="font-label tabular-nums">
                {article.date}
              </time>
              <span className="text-ink-soft lg:w-full lg:text-right">{article.minutes}</span>
              {article.example && <Tag>{texts.example}</Tag>}
            </p>
          </header>
        </Container>
        <div className="mx-auto aspect-4/3 max-w-400 overflow-clip lg:aspect-2/1">
          <PictureView picture={article.picture} alt={article.pictureAlt} sizes="100vw" first className="size-full object-cover" />
        </div>
        {article.chart && (
          <div className="pt-14 lg:pt-24">
            <RibChart {...article.chart} />
          </div>
        )}
        <Container className="grid gap-x-gap py-14 lg:grid-cols-12 lg:py-24">
          <div className="flex min-w-0 flex-col lg:col-span-8 lg:col-start-5">
            <ArticleText article={article} copy={texts} />
          </div>
        </Container>
      </article>
      {reads.length > 0 && <NextReads heading={copy.next} all={{ to: section, text: copy.all }} reads={reads} />}
    </>
  );
}
