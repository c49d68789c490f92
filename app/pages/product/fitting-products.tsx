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
  const place = products.length > 3 ? "size-24" : "size-24 lg:size-36";
  return (
    <section className="bg-sand py-section print:hidden">
      <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-6 lg:col-span-5">
          <h2 className="text-title">{heading}</h2>
          <p className="flex flex-wrap gap-x-6">
            <TextLink to={localPath(language, "/products")}>{back}</TextLink>
            {compatibility && <TextLink to={`${compatibility.to}?device=${id}`}>{compatibility.text}</TextLink>}
          </p>
        </div>
        <ul className="lg:col-span-7">
          {products.map((product) => (
            <li key={product.id} lang={product.lang} className="link-row flex items-center gap-6 border-t border-ink-soft py-4">
              <div className={`grid flex-none place-items-center ${place}`}>
                <PictureView picture={product.picture} alt={product.pictureAlt} sizes="9rem" className={`object-contain ${place}`} />
              </div>
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
