import { Container } from "#app/ui/container.tsx";
import { DetailFigure } from "../captioned-figures.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";

/** Draws the charging rate 1C: full in one hour, empty in the next. */
export function Rate({ copy, product }: { copy: Copy["rate"]; product: ProductView }) {
  return (
    <section aria-labelledby="rate" className="print:hidden">
      <Container className="grid items-end gap-x-gap gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="rate" className="text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] pt-6 text-lead">{copy.text}</p>
        </div>
        <div aria-hidden="true" className="text-small lg:col-span-7">
          <p className="pb-2 text-center">{copy.full}</p>
          <svg viewBox="0 0 700 240" className="h-auto w-full overflow-visible">
            <path d="M0 236L350 8L700 236Z" className="fill-sand" />
            <path d="M0 236L350 8L700 236" className="fill-none stroke-cactus" strokeWidth="3" strokeLinejoin="round" />
            <circle cx="350" cy="8" r="7" className="fill-light stroke-ink" strokeWidth="2" />
          </svg>
          <p className="grid grid-cols-3 border-t border-line pt-2">
            <span>{copy.start}</span>
            <span className="text-center">{copy.end}</span>
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-16 gap-y-8 border-t border-line pt-8 lg:col-span-12">
          <LargeFigure figure={product.figures.cRate} lang={product.lang} size="h2" />
          <LargeFigure figure={product.figures.parallelTowers} lang={product.lang} size="h2" />
          <LargeFigure figure={product.figures.energyParallel} lang={product.lang} size="h2" />
        </dl>
      </Container>
    </section>
  );
}

export function Safety({ copy, product }: { copy: Copy["safety"]; product: ProductView }) {
  const { first } = product.pictures;
  return (
    <section aria-labelledby="safety" className="bg-sand print:hidden">
      <Container className="grid items-center gap-x-gap gap-y-12 py-section lg:grid-cols-12">
        {first && <DetailFigure {...first} lang={product.lang} className="lg:col-span-6" />}
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 id="safety" className="text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] py-6 text-lead">{copy.text}</p>
          <dl>
            <LargeFigure figure={product.figures.fireSuppression} lang={product.lang} />
          </dl>
        </div>
      </Container>
    </section>
  );
}
