import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { ProductView } from "./product-view.server.ts";

/** Name, one sentence and the deciding figures, beside the product on its own ground. */
export function ProductHero({ product, copy }: { product: ProductView; copy: Copy }) {
  const language = usePageLanguage();
  const steps = [
    { name: copy.home, to: localPath(language, "/") },
    { name: copy.products, to: localPath(language, "/products") },
  ];
  return (
    <section className="relative overflow-clip bg-sand">
      <HeroPicture product={product} />
      <Container className="relative pb-12 pt-6 lg:flex lg:min-h-168 lg:flex-col lg:pb-16">
        <Breadcrumb label={copy.breadcrumb} steps={steps} current={product.name} />
        <div className="flex flex-col gap-4 pt-10 lg:max-w-1/2 lg:pt-20">
          {product.example && (
            <p>
              <Tag>{copy.example}</Tag>
            </p>
          )}
          <h1 className="text-display text-balance hyphens-auto wrap-anywhere" lang={product.lang}>{product.name}</h1>
          <p className="font-label" lang={product.lang}>
            {product.kind}
          </p>
          <p className="max-w-[36ch] text-lead text-pretty" lang={product.lang}>
            {product.lead}
          </p>
        </div>
        {product.leading.length > 0 && (
          <dl aria-label={copy.figures} className="flex flex-wrap gap-x-10 gap-y-8 pt-12 lg:mt-auto lg:max-w-3/5">
            {product.leading.map(({ name, ...figure }) => (
              <FigureView key={name} {...figure} conditionLang={product.lang} />
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}

/** A wide scene runs under the text; on narrow screens it lies above it, cropped to the product on its right. */
function HeroPicture({ product }: { product: ProductView }) {
  const { picture, pictureAlt, wide } = product;
  const frame = wide
    ? "h-72 md:h-96 lg:absolute lg:inset-0 lg:h-full"
    : "flex h-72 items-end justify-center bg-linear-to-t from-line from-18% to-sand to-18% pb-4 pt-6 md:h-96 lg:absolute lg:inset-0 lg:h-full lg:justify-end lg:px-margin lg:pb-10 lg:pt-16";
  return (
    <div className={frame}>
      <PictureView
        picture={picture}
        alt={pictureAlt}
        sizes={wide ? "100vw" : "(min-width: 64rem) 24rem, 90vw"}
        loading="eager"
        fetchPriority="high"
        className={wide ? "size-full object-cover object-[82%_50%]" : "h-full w-auto max-w-full object-contain object-bottom lg:max-w-sm"}
      />
    </div>
  );
}
