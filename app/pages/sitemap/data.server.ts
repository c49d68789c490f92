import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { EntryTypes } from "#app/api-client/endpoints/calls.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { type SiteMapLink } from "./site-map-column.tsx";

const maxArticles = 24;

export const loader = pageLoader("/sitemap", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const [products, news, blog, jobs] = await Promise.all([
    readList(page, "product"),
    readList(page, "news", maxArticles),
    readList(page, "blog", maxArticles),
    readList(page, "job"),
  ]);
  const productLinks = products.map((product) => {
    const { id, name, lang } = localiseEntry(language, product);
    return entryLink(language, `/products/${id}`, name, lang);
  });
  const articleLinks = (section: string, articles: readonly EntryTypes["news" | "blog" | "job"]["listed"][]) =>
    articles.map((article) => {
      const { id, title, lang } = localiseEntry(language, article);
      return entryLink(language, `${section}/${id}`, title, lang);
    });
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("house-dusk"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.heading, path }])],
    },
    productLinks,
    newsLinks: articleLinks("/explore/news", news),
    blogLinks: articleLinks("/explore/blog", blog),
    jobLinks: articleLinks("/join-us", jobs),
  };
});

function entryLink(language: Language, entryPath: string, text: string, lang: string | undefined): SiteMapLink {
  return { to: localPath(language, entryPath), text, lang };
}
