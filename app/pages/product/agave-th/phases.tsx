import { Container } from "#app/ui/container.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";

/** Draws unequal phases as three bars, with the related figures. */
export function Phases({ copy, product }: { copy: Copy["phases"]; product: ProductView }) {
  const { unbalancedOutput, pvOverConfiguration, temperature } = product.figures;
  return (
    <section id="phases" aria-labelledby="phases-heading" className="night scroll-mt-bar border-t border-rule print:hidden">
      <Container className="grid gap-x-gap gap-y-14 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="phases-heading" className="max-w-[17ch] text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[44ch] pt-6 text-lead">{copy.text}</p>
        </div>
        <figure className="lg:col-span-5 lg:col-start-8">
          <dl className="grid gap-6">
            {copy.loads.map((load) => (
              <div key={load.phase} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-y-1">
                <dt className="row-span-2 font-label">{load.phase}</dt>
                <dd aria-hidden="true" className="self-center bg-graphite-raised forced-color-adjust-none">
                  <span className="line-of-light block" style={{ width: `${load.share}%` }} />
                </dd>
                <dd className="text-small text-soft">{load.text}</dd>
              </div>
            ))}
          </dl>
          <figcaption className="pt-6 text-small text-soft">{copy.scale}</figcaption>
        </figure>
        <dl className="flex flex-wrap items-end gap-x-16 gap-y-10 border-t border-rule pt-10 lg:col-span-12">
          <LargeFigure figure={unbalancedOutput} lang={product.lang} className="lg:mr-auto" />
          <LargeFigure figure={pvOverConfiguration} lang={product.lang} size="h2" />
          <LargeFigure figure={temperature} lang={product.lang} size="h2" />
        </dl>
      </Container>
    </section>
  );
}
