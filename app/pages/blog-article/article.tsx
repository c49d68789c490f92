import { Link } from "react-router";
import { ArticleText } from "#app/features/article/article-text.tsx";
import { RibChart } from "#app/features/article/rib-chart.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { BlogArticleData } from "./data.server.ts";

export function Article({ article, topics, texts }: Pick<BlogArticleData, "article" | "topics" | "texts">) {
  return (
    <article lang={article.lang}>
      <Container className="grid gap-x-gap gap-y-8 pt-8 lg:grid-cols-12 lg:items-stretch lg:pt-12">
        <header className="flex flex-col gap-6 lg:col-span-7 lg:justify-between lg:pb-4">
          <h1 className="text-h2 text-balance hyphens-auto wrap-anywhere xl:text-[clamp(3.5rem,4.6vw,4.75rem)]">{article.title}</h1>
          <p className="max-w-[44ch] text-lead text-pretty">{article.lead}</p>
        </header>
        <div className="aspect-4/3 overflow-hidden rounded-picture lg:col-span-5 lg:aspect-4/5">
          <PictureView
            picture={article.picture}
            alt={article.pictureAlt}
            sizes="(min-width: 64rem) 34rem, 100vw"
            first
            className="size-full object-cover"
          />
        </div>
      </Container>
      {article.chart && (
        <div className="pt-12 lg:pt-20">
          <RibChart {...article.chart} />
        </div>
      )}
      <Container className="grid gap-x-gap gap-y-10 py-12 lg:grid-cols-12 lg:py-20">
        <aside className="flex flex-col gap-6 lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
          <p className="flex flex-col items-start gap-1 border-t-2 border-ink pt-4">
            <span className="font-label">{article.minutes}</span>
            <span className="text-small text-ink-soft">
              {texts.published}{" "}
              <time dateTime={article.day} className="tabular-nums">
                {article.date}
              </time>
            </span>
            {article.example && <Tag>{texts.example}</Tag>}
          </p>
          <nav aria-label={texts.topicsLabel}>
            <ul className="flex flex-wrap gap-x-5 lg:flex-col">
              {topics.map(({ to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-block py-1 underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <ArticleText article={article} copy={texts} />
        </div>
      </Container>
    </article>
  );
}
