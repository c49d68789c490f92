import type { ArticleView } from "./article-view.server.ts";
import type { Copy } from "./copy/fr.ts";
import { Share } from "./share.tsx";

type ArticleTextProps = {
  article: Pick<ArticleView, "body" | "sources" | "title" | "address" | "mail">;
  copy: Pick<Copy, "sources" | "share">;
};

export function ArticleText({ article, copy }: ArticleTextProps) {
  return (
    <>
      <div className="prose min-w-0" dangerouslySetInnerHTML={{ __html: article.body }} />
      {article.sources.length > 0 && (
        <section className="mt-14 border-t border-line pt-6 text-small text-ink-soft">
          <h2 className="font-label text-ink">{copy.sources}</h2>
          <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-1 pl-5 wrap-anywhere">
            {article.sources.map((source) => (
              <li key={source}>
                <cite className="not-italic">{source}</cite>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="mt-10">
        <Share copy={copy.share} article={article} />
      </div>
    </>
  );
}
