import { Container } from "#app/ui/container.tsx";
import { DetailFigure } from "./captioned-figures.tsx";
import type { CaptionedPicture, ProductView } from "./product-view.server.ts";

type ProductTextProps = { heading?: string; product: ProductView; pictures?: readonly (CaptionedPicture | undefined)[] };

/** Text in two columns of the same height, on wide screens. The pictures come first. */
export function ProductText({ heading, product, pictures = [] }: ProductTextProps) {
  return (
    <Container className="py-section">
      {heading && <h2 className="max-w-[24ch] pb-8 text-title">{heading}</h2>}
      <div className="lg:columns-2 lg:gap-x-16 [&_:is(h2,h3)]:break-after-avoid [&_:is(p,li)]:break-inside-avoid">
        {pictures.map(
          (each) => each && <DetailFigure key={each.caption} {...each} lang={product.lang} className="break-inside-avoid pb-10" />,
        )}
        <div className="prose" lang={product.lang} dangerouslySetInnerHTML={{ __html: product.body }} />
      </div>
    </Container>
  );
}
