import type { NewsSummary, ProductSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { formatDay } from "#i18n/format.ts";
import { languages, websiteIdOf } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Suggestion } from "./suggestions.tsx";

const productsShown = 12;
const newsShown = 6;

/** Products by name and the last news, as ways on. */
export async function readSuggestions(page: RequestContext): Promise<{ products: Suggestion[]; news: Suggestion[] }> {
  const { language, api } = page;
  const websiteId = websiteIdOf(language);
  const [products, news] = await Promise.all([
    api.list<ProductSummary>("/product/list", { page: 1, size: productsShown, websiteId }),
    api.list<NewsSummary>("/news/list", { page: 1, size: newsShown, websiteId }),
  ]);
  const langOf = (lang: string) => (lang === languages[language].tag ? undefined : lang);
  return {
    products: products.map((product) => {
      const { id, name, kind, lang } = localiseEntry(language, product);
      return { to: localPath(language, `/products/${id}`), text: name, note: kind === name ? undefined : kind, lang: langOf(lang) };
    }),
    news: news.map((item) => {
      const { id, title, date, lang } = localiseEntry(language, item);
      return { to: localPath(language, `/explore/news/${id}`), text: title, note: formatDay(language, date), lang: langOf(lang) };
    }),
  };
}
