import { Container } from "#app/ui/container.tsx";
import type { ProductView } from "./product-view.server.ts";

export function ProductText({ heading, product }: { heading: string; product: ProductView }) {
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <h2 className="text-title lg:col-span-4">{heading}</h2>
      <div className="prose min-w-0 lg:col-span-7 lg:col-start-6" lang={product.lang} dangerouslySetInnerHTML={{ __html: product.body }} />
    </Container>
  );
}
