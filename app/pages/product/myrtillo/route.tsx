import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta } from "#app/shell/seo.ts";
import { SceneFigure } from "../captioned-picture.tsx";
import { FittingProducts } from "../fitting-products.tsx";
import { loadProduct } from "../load-product.server.ts";
import { PageContents } from "../page-contents.tsx";
import { ProductHero } from "../product-hero.tsx";
import { Reading } from "../reading.tsx";
import { Specification } from "../specification.tsx";
import { copies as stackCopies } from "../stack/copy/index.server.ts";
import { Stack } from "../stack/stack.tsx";
import { Rate, Safety } from "./chemistry.tsx";
import { copies } from "./copy/index.server.ts";
import { Cycles } from "./cycles.tsx";
import { Modules } from "./modules.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [shared, story, stack] = await Promise.all([
    loadProduct(page, "myrtillo-ess-high-voltage-lfp-battery"),
    readCopy(page, "myrtillo", copies),
    readCopy(page, "stack", stackCopies),
  ]);
  return { ...shared, story, stack, tower: pictureOf("cutout", "myrtillo-cutout"), exploded: pictureOf("half", "myrtillo-exploded") };
}

export { shouldRevalidate } from "../stack/should-revalidate.ts";
export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Myrtillo() {
  const { copy, story, stack, product, fitting, tower, exploded } = useLoaderData<typeof loader>();
  const { second, scene } = product.pictures;
  const contents = Object.entries(story.sections).map(([id, name]) => ({ id, name }));
  const actions = [
    { to: "#build", name: story.compose },
    { to: "#specification", name: copy.specification.heading },
  ];
  return (
    <article>
      <ProductHero product={product} copy={copy} actions={actions} />
      <PageContents label={story.contents} entries={contents} />
      <Modules copy={story.modules} picture={exploded} />
      <Stack product="myrtillo" picture={tower} copy={stack} />
      <Cycles copy={story.cycles} product={product} />
      <Rate copy={story.rate} product={product} />
      <Safety copy={story.safety} product={product} />
      {scene && <SceneFigure {...scene} lang={product.lang} />}
      <Reading heading={story.reading.heading} product={product} />
      <Specification product={product} copy={copy.specification} picture={second} />
      <FittingProducts heading={copy.fits.heading} products={fitting} back={copy.back} />
    </article>
  );
}
