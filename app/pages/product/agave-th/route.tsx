import { useLoaderData } from "react-router";
import { PriceList } from "#app/features/prices/price-list.tsx";
import { SceneFigure } from "../captioned-figures.tsx";
import { DetailPair } from "../detail-pair.tsx";
import { Buying } from "../buying.tsx";
import { FittingProducts } from "../fitting-products.tsx";
import { ProductText } from "../product-text.tsx";
import { Specification } from "../specification.tsx";
import { Stack } from "../stack/stack.tsx";
import { TowerOpening } from "../tower-opening.tsx";
import { Phases } from "./phases.tsx";
import { Views } from "./views.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";
export { shouldRevalidate } from "../stack/should-revalidate.ts";

export default function AgaveTh() {
  const { copy, story, stack, product, fitting, tower, pictures, prices } = useLoaderData<typeof loader>();
  const { scene } = product.pictures;
  return (
    <article className="product-sheet">
      <>
        <TowerOpening product={product} copy={copy} story={story} />
        <Stack product="agave-th" picture={tower} power={product.figures.power?.parts} copy={stack} />
        <Views copy={story.views} product={product} pictures={pictures} />
        <Phases copy={story.phases} product={product} />
        <DetailPair product={product} />
        <Specification product={product} copy={copy.specification} documents={copy.documents} />
        {scene && <SceneFigure {...scene} lang={product.lang} />}
        <ProductText heading={story.reading.heading} product={product} />
        <FittingProducts heading={copy.fits.heading} products={fitting} back={copy.back} product={product.id} />
        <PriceList prices={prices} />
        <Buying product={product} copy={copy.buying} stack={stack} />
      </>
    </article>
  );
}
