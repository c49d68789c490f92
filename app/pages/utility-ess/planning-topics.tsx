import type { Picture } from "#app/assets/pictures.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { LineLinks, ProductRows } from "#app/features/solutions/line-products.tsx";
import type { LineProduct } from "#app/features/solutions/read-line.server.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

type PlanningTopicsProps = { copy: Copy["settle"]; shared: SolutionsCopy; picture: Picture; products: readonly LineProduct[] };

export function PlanningTopics({ copy, shared, picture, products }: PlanningTopicsProps) {
  return (
    <Container className="grid gap-x-gap gap-y-14 py-section lg:grid-cols-12">
      <section aria-labelledby="settle" className="lg:col-span-7">
        <h2 id="settle" className="pb-10 text-title">
          {copy.heading}
        </h2>
        <dl className="border-b border-rule">
          {copy.points.map(({ name, text }) => (
            <div key={name} className="grid gap-x-gap gap-y-1 border-t border-rule py-5 md:grid-cols-[12rem_1fr]">
              <dt className="text-h3 hyphens-auto">{name}</dt>
              <dd className="max-w-[52ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="lg:col-span-4 lg:col-start-9">
        <PictureView
          picture={picture}
          alt={copy.pictureAlt}
          sizes="(width >= 64rem) 28rem, 100vw"
          className="aspect-4/3 w-full rounded-picture object-cover"
        />
        <h2 className="pt-10 pb-4 text-h3">{copy.products}</h2>
        <ProductRows products={products} />
        <div className="pt-4">
          <LineLinks line="utility" copy={shared} />
        </div>
      </div>
    </Container>
  );
}
