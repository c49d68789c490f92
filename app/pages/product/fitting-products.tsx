import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { RowName } from "#app/ui/row-name.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { FittingProduct } from "./product-view.server.ts";

type FittingProductsProps = {
  heading: string;
  products: readonly FittingProduct[];
  back: string;
  /** Product of the page. */ product: string;
};

export function FittingProducts({ heading, products, back, product: id }: FittingProductsProps) {
  const language = usePageLanguage();
  const compatibility = useLayoutData()?.navigation.links.support.compatibility;
  return (
    <section className="bg-sand py-section print:hidden">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-gap gap-y-4 pb-8">
          <h2 className="text-title">{heading}</h2>
          <p className="flex flex-wrap gap-x-6">
            <TextLink to={localPath(language, "/products")}>{back}</TextLink>
            {compatibility && <TextLink to={`${compatibility.to}?device=${id}`}>{compatibility.text}</TextLink>}
          </p>
        </div>
        <ul className="grid gap-x-gap md:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
          {products.map((product) => (
            <li key={product.id} lang={product.lang} className="link-row flex items-center gap-5 border-t border-ink-soft py-4">
              <PictureView picture={product.picture} alt={product.pictureAlt} sizes="6rem" className="size-24 flex-none object-contain" />
              <div className="min-w-0">
                <RowName name={product.name} kind={product.kind} to={localPath(language, `/products/${product.id}`)} />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
