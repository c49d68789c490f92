import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta } from "#app/shell/seo.ts";
import { SceneFigure } from "../captioned-picture.tsx";
import { DetailPair } from "../detail-pair.tsx";
import { FittingProducts } from "../fitting-products.tsx";
import { loadProduct } from "../load-product.server.ts";
import { PageContents } from "../page-contents.tsx";
import { ProductHero } from "../product-hero.tsx";
import { Reading } from "../reading.tsx";
import { Specification } from "../specification.tsx";
import { copies as stackCopies } from "../stack/copy/index.server.ts";
import { Stack } from "../stack/stack.tsx";
import { Anatomy } from "./anatomy.tsx";
import { copies } from "./copy/index.server.ts";
import { Installation } from "./installation.tsx";
import { Phases, Quiet } from "./night.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [shared, story, stack] = await Promise.all([
    loadProduct(page, "agave-th-three-phase-home-battery-energy-storage-system"),
    readCopy(page, "agave-th", copies),
    readCopy(page, "stack", stackCopies),
  ]);
  return { ...shared, story, stack, tower: pictureOf("cutout", "agave-th-cutout"), night: pictureOf("wide", "agave-th-dark") };
}

export { shouldRevalidate } from "../stack/should-revalidate.ts";
export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function AgaveTh() {
  const { copy, story, stack, product, fitting, tower, night } = useLoaderData<typeof loader>();
  const { scene } = product.pictures;
  const contents = Object.entries(story.sections).map(([id, name]) => ({ id, name }));
  const actions = [
    { to: "#build", name: story.compose },
    { to: "#specification", name: copy.specification.heading },
  ];
  return (
    <article>
      <ProductHero product={product} copy={copy} actions={actions} />
      <PageContents label={story.contents} entries={contents} />
      <Stack product="agave-th" picture={tower} power={product.figures.power?.parts} copy={stack} />
      <Anatomy copy={story.anatomy} picture={tower} />
      <DetailPair product={product} />
      <Quiet copy={story.quiet} product={product} picture={night} />
      <Phases copy={story.phases} product={product} />
      <Reading heading={story.reading.heading} product={product} />
      {scene && <SceneFigure {...scene} lang={product.lang} />}
      <Installation copy={story.installation} product={product} />
      <Specification product={product} copy={copy.specification} />
      <FittingProducts heading={copy.fits.heading} products={fitting} back={copy.back} />
    </article>
  );
}
