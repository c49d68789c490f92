import { useLoaderData } from "react-router";
import { PriceList } from "#app/features/prices/price-list.tsx";
import { SceneFigure } from "../captioned-figures.tsx";
import { Buying } from "../buying.tsx";
import { FittingProducts } from "../fitting-products.tsx";
import { ProductText } from "../product-text.tsx";
import { Specification } from "../specification.tsx";
import { Stack } from "../stack/stack.tsx";
import { TowerOpening } from "../tower-opening.tsx";
import { Rate, Safety } from "./chemistry.tsx";
import { Cycles } from "./cycles.tsx";
import { Modules } from "./modules.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";
export { shouldRevalidate } from "../stack/should-revalidate.ts";

export default function Myrtillo() {
  const { copy, story, stack, product, fitting, tower, exploded, prices } = useLoaderData<typeof loader>();
  const { second, scene } = product.pictures;
  return (
    <article className="product-sheet">
      <>
        <TowerOpening product={product} copy={copy} story={story} />
        <Modules copy={story.modules} picture={exploded} />
        <Stack product="myrtillo" picture={tower} copy={stack} />
        <Cycles copy={story.cycles} product={product} />
        <Rate copy={story.rate} product={product} />
        <Safety copy={story.safety} product={product} />
        {scene && <SceneFigure {...scene} lang={product.lang} />}
        <Specification product={product} copy={copy.specification} documents={copy.documents} />
        <ProductText heading={story.reading.heading} product={product} pictures={[second]} />
        <FittingProducts heading={copy.fits.heading} products={fitting} back={copy.back} product={product.id} />
        <PriceList prices={prices} />
        <Buying product={product} copy={copy.buying} stack={stack} />
      </>
    </article>
  );
}
