import type { Copy } from "./copy/fr.ts";
import { PageContents } from "./page-contents.tsx";
import { ProductHero } from "./product-hero.tsx";
import type { ProductView } from "./product-view.server.ts";

type Story = { compose: string; contents: string; sections: Record<string, string> };

export function TowerOpening({ product, copy, story }: { product: ProductView; copy: Copy; story: Story }) {
  return (
    <>
      <ProductHero product={product} copy={copy} onward={{ hash: "#build", name: story.compose }} />
      <PageContents label={story.contents} entries={Object.entries(story.sections).map(([id, name]) => ({ id, name }))} />
    </>
  );
}
