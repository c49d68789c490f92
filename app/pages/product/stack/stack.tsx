import { useLocation } from "react-router";
import type { Picture } from "#app/assets/pictures.server.ts";
import type { figureParts } from "#domain/figures/schema";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { CopyLink } from "./copy-link.tsx";
import { StackForm } from "./stack-form.tsx";
import { StackStage } from "./stack-stage.tsx";
import { stackTexts } from "#app/features/stack/stack-texts.ts";
import { writeStack } from "#app/features/stack/stack-state.ts";
import { useStack } from "./use-stack.ts";
import type { StackProduct } from "#domain/sizing/schema";
import type { Copy } from "#app/features/stack/copy/fr.ts";

type StackProps = {
  product: StackProduct;
  picture: Picture;
  /** Rated power, if the product states it. */
  power?: ReturnType<typeof figureParts>;
  copy: Copy;
};

/** Stack configurator. The URL holds the choice, so that it can be bookmarked, shared, and submitted without JavaScript. */
export function Stack({ product, picture, power, copy }: StackProps) {
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const [stack, choose] = useStack(product);
  const texts = stackTexts(language, product, stack, copy);
  return (
    <section id="build" aria-labelledby="build-heading" className="overflow-clip py-section">
      <Container className="grid gap-x-6 gap-y-8 print:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[1fr_auto] lg:items-end">
        <h2 id="build-heading" className="text-h2 text-balance print:col-span-2 lg:col-span-5 lg:self-start">
          {copy.headings[product]}
        </h2>
        <div className="order-1 grid min-w-0 gap-x-6 gap-y-8 md:grid-cols-2 lg:order-none lg:col-span-5 lg:grid-cols-1">
          <StackForm product={product} stack={stack} copy={copy} onChoose={choose} />
          <div>
            <output aria-live="polite" className="block">
              <span className="-ml-[0.04em] text-figure font-monument">{texts.energy}</span>{" "}
              <b className="ml-1 text-h3 font-label">{copy.unit}</b>
              <span className="block pt-3">{texts.condition}</span>
            </output>
            {power && (
              <dl className="pt-5">
                <FigureView parts={power} label={copy.power} />
              </dl>
            )}
            <CopyLink copy={copy.link} address={() => `${location.origin}${pathname}${writeStack(product, stack, "")}#build`} />
          </div>
        </div>
        <div className="-mx-margin min-w-0 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:mx-0">
          <StackStage product={product} stack={stack} picture={picture} texts={texts} copy={copy.turn} />
        </div>
      </Container>
    </section>
  );
}
