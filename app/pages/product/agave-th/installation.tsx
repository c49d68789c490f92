import { Container } from "#app/ui/container.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";

export function Installation({ copy, product }: { copy: Copy["installation"]; product: ProductView }) {
  const { installation, installationSaved, fireSuppression } = product.figures;
  return (
    <section id="installation" aria-labelledby="installation-heading" className="scroll-mt-bar print:hidden">
      <Container className="grid gap-x-gap gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="installation-heading" className="text-title">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] pt-6 text-lead">{copy.text}</p>
        </div>
        <dl className="grid gap-10 md:grid-cols-2 lg:col-span-6 lg:col-start-7">
          <LargeFigure figure={installation} lang={product.lang} className="border-t-3 border-light pt-4 md:col-span-2" />
          <LargeFigure figure={installationSaved} lang={product.lang} size="h2" className="border-t border-rule pt-4" />
          <LargeFigure figure={fireSuppression} lang={product.lang} size="h2" className="border-t border-rule pt-4" />
        </dl>
      </Container>
    </section>
  );
}
