import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import type { ProductItem, ProductSummary } from "#app/shell/entries.ts";
import { figureCopies } from "#app/shell/figures/copy/index.server.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { languagesOfEditions, readEntry } from "#app/shell/read-entry.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { SpecTable } from "#app/ui/spec-table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { copies } from "./copy/index.server.ts";
import { FittingProducts } from "./fitting-products.tsx";
import { ProductHero } from "./product-hero.tsx";
import { productJsonLd } from "./product-json-ld.ts";
import { fittingProducts, previewName, productView } from "./product-view.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const id = params.id!;
  const { websiteId } = languages[page.language];
  const [copy, figureCopy, item, listed] = await Promise.all([
    readCopy(page, "product", copies),
    readCopy(page, "figures", figureCopies),
    readEntry<ProductItem>(page, "product", id),
    page.api.list<ProductSummary>("/product/list", { page: 1, size: 9999, websiteId }),
  ]);
  const { title, description, keywords } = localiseEntry(page.language, item);
  const image = previewOf(previewName(item.picture));
  const seo = seoFor(page, {
    title,
    description,
    keywords,
    path: `/products/${id}`,
    languages: languagesOfEditions(item.editions),
    image,
    type: "product",
    jsonLd: productJsonLd(page, item, image, copy),
  });
  const product = productView(page.language, item, figureCopy);
  return { copy, seo, product, fitting: fittingProducts(page.language, item, listed) };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Product() {
  const { copy, product, fitting } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const { heading, lead, columns } = copy.specification;
  return (
    <article>
      <ProductHero product={product} copy={copy} />
      <Container className="grid py-16 lg:grid-cols-12 lg:py-28">
        <div className="prose min-w-0 lg:col-span-8 lg:col-start-5" lang={product.lang} dangerouslySetInnerHTML={{ __html: product.body }} />
      </Container>
      {product.rows.length > 0 && (
        <Container className="pb-16 lg:pb-28">
          <section className="grid gap-x-6 gap-y-6 border-t border-line pt-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <h2 className="text-h2 text-balance hyphens-auto">{heading}</h2>
              <p className="max-w-[36ch] pt-3 text-ink-soft">{lead}</p>
            </div>
            <div className="lg:col-span-8">
              <SpecTable caption={heading} columns={columns} rows={product.rows} conditionLang={product.lang} />
            </div>
          </section>
        </Container>
      )}
      {fitting.length > 0 && <FittingProducts heading={copy.fits.heading} products={fitting} />}
      <Container className="py-10">
        <TextLink to={localPath(language, "/products")}>{copy.back}</TextLink>
      </Container>
    </article>
  );
}
