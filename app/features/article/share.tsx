import { useClipboard } from "#app/ui/use-clipboard.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ArticleView } from "./article-view.server.ts";
import type { Copy } from "./copy/fr.ts";

const look = "line-link py-1.5 text-left font-label text-action forced-colors:underline";

/** Passes an article on by mail, and where code runs by the clipboard and the device's own menu: nobody else learns of it. */
export function Share({ copy, article }: { copy: Copy["share"]; article: Pick<ArticleView, "title" | "address" | "mail"> }) {
  const { outcome, put, forget } = useClipboard();
  const scripted = useHydrated();
  const { address: url, title } = article;
  return (
    <section className="print:hidden">
      <h2 className="text-small text-ink-soft">{copy.heading}</h2>
      <ul className="flex flex-wrap gap-x-6 pt-1">
        <li>
          <a href={article.mail} className={`${look} inline-block`}>
            {copy.mail}
          </a>
        </li>
        {scripted && (
          <li>
            <button type="button" onClick={() => void put(url)} onBlur={forget} className={look}>
              {copy.copy}
            </button>
          </li>
        )}
        {scripted && "share" in navigator && (
          <li>
            {/* Whoever closes the menu without a choice has changed their mind. */}
            <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})} className={look}>
              {copy.native}
            </button>
          </li>
        )}
      </ul>
      <output className="block min-h-[1.45em] text-small text-ink-soft">{outcome && copy[outcome]}</output>
    </section>
  );
}
