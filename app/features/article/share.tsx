import { useClipboard } from "#app/ui/use-clipboard.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ArticleView } from "./article-view.server.ts";
import type { Copy } from "./copy/fr.ts";

const linkStyle = "line-link py-1.5 text-left font-label text-action forced-colors:underline";

/** Shares an article by mail, clipboard or the device's share menu, without third-party services. */
export function Share({ copy, article }: { copy: Copy["share"]; article: Pick<ArticleView, "title" | "address" | "mail"> }) {
  const { outcome, put, forget } = useClipboard();
  const isHydrated = useHydrated();
  const { address: url, title } = article;
  return (
    <section className="print:hidden">
      <h2 className="text-small text-ink-soft">{copy.heading}</h2>
      <ul className="flex flex-wrap gap-x-6 pt-1">
        <li>
          <a href={article.mail} className={`${linkStyle} inline-block`}>
            {copy.mail}
          </a>
        </li>
        {isHydrated && (
          <li>
            <button type="button" onClick={() => void put(url)} onBlur={forget} className={linkStyle}>
              {copy.copy}
            </button>
          </li>
        )}
        {isHydrated && "share" in navigator && (
          <li>
            {/* The promise rejects when the visitor closes the share menu. */}
            <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})} className={linkStyle}>
              {copy.native}
            </button>
          </li>
        )}
      </ul>
      <output className="block min-h-[1.45em] text-small text-ink-soft">{outcome && copy[outcome]}</output>
    </section>
  );
}
