import { Container } from "#app/ui/container.tsx";
import { DetailFigure } from "./captioned-figures.tsx";
import type { ProductView } from "./product-view.server.ts";

export function DetailPair({ product }: { product: ProductView }) {
  const { first, second } = product.pictures;
  if (!first || !second) return null;
  return (
    <Container className="print:hidden grid gap-x-gap gap-y-12 py-section lg:grid-cols-12">
      <DetailFigure {...first} lang={product.lang} className="lg:col-span-7" />
      <DetailFigure {...second} lang={product.lang} className="lg:col-span-5 lg:col-start-8 lg:self-end" />
    </Container>
  );
}
