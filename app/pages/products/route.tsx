import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import type { ProductSummary } from "#app/shell/entries.ts";
import { figureCopies } from "#app/shell/figures/copy/index.server.ts";
import { listPagePath, readListPage } from "#app/shell/list-page.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { breadcrumbList, pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { productCategories } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { CatalogueGroup } from "./catalogue-group.tsx";
import { catalogueItems } from "./catalogue-item.server.ts";
import { copies } from "./copy/index.server.ts";
import { groupByCategory } from "./group-by-category.ts";

const path = "/products";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo: seoCopy, categories, ...copy }, figureCopy, list] = await Promise.all([
    readCopy(page, "products", copies),
    readCopy(page, "figures", figureCopies),
    readListPage<ProductSummary>(page, "product", request.url),
  ]);
  const { number, hasMore } = list;
  const groups = groupByCategory(list.items, productCategories).map(({ category, products }) => ({
    heading: categories[category],
    items: catalogueItems(page.language, products, figureCopy),
  }));
  const seo = seoFor(page, {
    ...seoCopy,
    title: number === 1 ? seoCopy.title : seoCopy.pageTitle.replace("{number}", String(number)),
    path: listPagePath(path, number),
    // Another language need not have as many pages.
    languages: number === 1 ? undefined : [page.language],
    image: previewOf("agave-th-hero"),
    jsonLd: [breadcrumbList(page, [{ name: copy.home, path: "/" }, { name: copy.products, path }])],
  });
  return { copy, seo, groups, number, hasMore };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Products() {
  const { copy, groups, number, hasMore } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const to = (pageNumber: number) => localPath(language, listPagePath(path, pageNumber));
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <Breadcrumb label={copy.breadcrumb} steps={[{ name: copy.home, to: localPath(language, "/") }]} current={copy.products} />
      <div className="grid items-end gap-x-6 gap-y-4 pb-12 pt-10 lg:grid-cols-12 lg:pb-20 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
        <p className="text-lead text-pretty lg:col-span-4">{copy.lead}</p>
      </div>
      {groups.length === 0 && (
        <EmptyState {...copy.empty} to={localPath(language, "/")} />
      )}
      <div className="flex flex-col gap-16 lg:gap-24">
        {groups.map((group, index) => (
          <CatalogueGroup key={group.heading} {...group} example={copy.example} first={index === 0} />
        ))}
        <Pagination
          label={copy.pages.label}
          current={copy.pages.current.replace("{number}", String(number))}
          before={number > 1 ? { to: to(number - 1), text: copy.pages.previous } : undefined}
          after={hasMore ? { to: to(number + 1), text: copy.pages.next } : undefined}
        />
      </div>
    </Container>
  );
}
