import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import type { NewsSummary, ProductSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { breadcrumbList, pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { useShell } from "#app/shell/use-shell.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { copies } from "./copy/index.server.ts";
import { SiteMapColumn, type SiteMapLink } from "./site-map-column.tsx";

const path = "/sitemap";
const newsShown = 24;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { language } = page;
  const { websiteId } = languages[language];
  const [{ seo: seoCopy, ...copy }, products, news] = await Promise.all([
    readCopy(page, "sitemap", copies),
    page.api.list<ProductSummary>("/product/list", { page: 1, size: 9999, websiteId }),
    page.api.list<NewsSummary>("/news/list", { page: 1, size: newsShown, websiteId }),
  ]);
  const seo = seoFor(page, {
    ...seoCopy,
    path,
    image: previewOf("house-dusk"),
    jsonLd: [breadcrumbList(page, [{ name: copy.home, path: "/" }, { name: copy.heading, path }])],
  });
  const productLinks = products.map((product) => {
    const { id, name, lang } = localiseEntry(language, product);
    return entryLink(language, `/products/${id}`, name, lang);
  });
  const newsLinks = news.map((item) => {
    const { id, title, lang } = localiseEntry(language, item);
    return entryLink(language, `/explore/news/${id}`, title, lang);
  });
  return { copy, seo, productLinks, newsLinks };
}

function entryLink(language: Language, entryPath: string, text: string, lang: string): SiteMapLink {
  return { to: localPath(language, entryPath), text, lang: lang === languages[language].tag ? undefined : lang };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function SiteMap() {
  const { copy, productLinks, newsLinks } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const link = (to: string, text: string) => ({ to: localPath(language, to), text });
  const ofCompany = Object.values(useShell()?.navigation.links.company ?? {}).map(({ to, text }) => ({ to, text }));
  const company = [link("/", copy.home), ...ofCompany, link(path, copy.sitemap)];
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <Breadcrumb label={copy.breadcrumb} steps={[{ name: copy.home, to: localPath(language, "/") }]} current={copy.heading} />
      <div className="flex flex-col gap-4 pb-12 pt-10 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto">{copy.heading}</h1>
        <p className="text-lead">{copy.lead}</p>
      </div>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-[3fr_4fr_5fr]">
        <SiteMapColumn heading={copy.company} links={company} />
        <SiteMapColumn heading={copy.products} links={[link("/products", copy.allProducts), ...productLinks]} />
        <SiteMapColumn heading={copy.news} links={[link("/explore/news", copy.allNews), ...newsLinks]} />
      </div>
    </Container>
  );
}
