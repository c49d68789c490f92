import { useLoaderData } from "react-router";
import { PriceList } from "#app/features/prices/price-list.tsx";
import { Container } from "#app/ui/container.tsx";
import { ColumnScene, DetailFigure, SceneFigure } from "./captioned-figures.tsx";
import { Buying } from "./buying.tsx";
import { FittingProducts } from "./fitting-products.tsx";
import { ProductText } from "./product-text.tsx";
import { ProductHero } from "./product-hero.tsx";
import { SchemeView } from "./schemes/scheme-view.tsx";
import { Documents, Specification } from "./specification.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Product() {
  const { copy, product, scheme, elevation, fitting, prices } = useLoaderData<typeof loader>();
  const { first, second, scene } = product.pictures;
  // Figures that make no data sheet make no table either: the hero already shows a single one.
  const isTable = product.sheetRequest === undefined;
  return (
    <article className="product-sheet">
      <>
        <ProductHero
          product={product}
          copy={copy}
          onward={isTable ? { hash: "#specification", name: copy.specification.heading } : undefined}
        />
        {scheme && <SchemeView scheme={scheme} />}
        {isTable && <Specification product={product} copy={copy.specification} documents={copy.documents} />}
        {isTable ? (
          <>
            {scene && <SceneFigure {...scene} lang={product.lang} />}
            <ProductText product={product} pictures={[first, second]} />
          </>
        ) : (
          <Container className="grid gap-x-gap gap-y-12 py-section lg:grid-cols-12">
            <div className="flex flex-col justify-between gap-10 print:hidden lg:col-span-5">
              {elevation && <div className="contents" dangerouslySetInnerHTML={{ __html: elevation }} />}
              {first && <DetailFigure {...first} lang={product.lang} />}
              {second && <DetailFigure {...second} lang={product.lang} />}
              {product.isSold && <Documents product={product} copy={copy.documents} />}
            </div>
            <div className="flex min-w-0 flex-col gap-14 lg:col-span-6 lg:col-start-7">
              {scene && <ColumnScene {...scene} lang={product.lang} />}
              <div className="prose" lang={product.lang} dangerouslySetInnerHTML={{ __html: product.body }} />
            </div>
          </Container>
        )}
        {fitting.length > 0 && <FittingProducts heading={copy.fits.heading} products={fitting} back={copy.back} product={product.id} />}
        <PriceList prices={prices} />
        <Buying product={product} copy={copy.buying} />
      </>
    </article>
  );
}
