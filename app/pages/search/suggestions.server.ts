import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatDay } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";
import type { Suggestion } from "./suggestions.tsx";

const maxProducts = 12;
const maxNews = 6;

/** Products and the latest news, as links for a search without results. */
export async function readSuggestions(page: RequestContext): Promise<{ products: Suggestion[]; news: Suggestion[] }> {
  const { language } = page;
  const [products, news] = await Promise.all([readList(page, "product", maxProducts), readList(page, "news", maxNews)]);
  return {
    products: products.map((product) => {
      const { id, name, kind, lang } = localiseEntry(language, product);
      return { to: localPath(language, `/products/${id}`), text: name, note: kind === name ? undefined : kind, lang };
    }),
    news: news.map((item) => {
      const { id, title, date, lang } = localiseEntry(language, item);
      return { to: localPath(language, `/explore/news/${id}`), text: title, note: formatDay(language, date), lang };
    }),
  };
}
