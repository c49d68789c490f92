import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { BuyingLinks, missingFigures } from "./buying.tsx";
import type { Copy } from "./copy/fr.ts";
import type { ProductView } from "./product-view.server.ts";

type HeroProps = {
  product: ProductView;
  copy: Copy;
  /** Link to the next section of the page. */ onward?: { hash: string; name: string };
};

export function ProductHero({ product, copy, onward }: HeroProps) {
  const language = usePageLanguage();
  const missing = missingFigures(product);
  return (
    <section className="relative isolate overflow-clip bg-sand-floor lg:flex lg:min-h-[min(56.25vw,100svh-var(--spacing-bar)-var(--asked,0px))] lg:flex-col">
      <Container className="pt-6">
        <PageBreadcrumb steps={[{ name: copy.products, to: localPath(language, "/products") }]} current={product.name} />
        <div className="flex flex-col gap-5 pt-8 print:min-h-52 lg:max-w-1/2 lg:pt-[6vh]">
          {product.example && (
            <p>
              <Tag>{copy.example}</Tag>
            </p>
          )}
          <h1 className="text-display text-balance hyphens-auto wrap-anywhere" lang={product.lang}>
            {product.name}
          </h1>
          <p className="max-w-[32ch] text-lead text-pretty" lang={product.lang}>
            {product.lead}
          </p>
          <BuyingLinks product={product} copy={copy.buying} onward={onward} className="max-w-128 pt-2" />
          {missing && <p className="max-w-[40ch] text-small print:hidden">{copy.missing[missing]}</p>}
        </div>
      </Container>
      <HeroPicture product={product} />
      {product.leading.length > 0 && (
        <Container className="pb-10 pt-8 lg:mt-auto lg:pb-14">
          {/* Sized so that three figures, each on one line with its unit, fit beside the image. */}
          <dl
            aria-label={copy.figures}
            className="flex flex-wrap gap-x-8 gap-y-8 [--text-h2:clamp(2rem,0.7rem+1.9vw,2.75rem)] lg:max-w-[56%] xl:flex-nowrap"
          >
            {product.leading.map(({ name, ...figure }) => (
              <FigureView key={name} {...figure} conditionLang={product.lang} />
            ))}
          </dl>
        </Container>
      )}
    </section>
  );
}

/**
 * A wide image runs below the text; a cut-out stands at the right on the section's floor. Where the image begins below the text, its
 * edges fade into the section's background.
 */
function HeroPicture({ product }: { product: ProductView }) {
  const { picture, pictureAlt, wide } = product;
  const frame = wide
    ? "pt-6 lg:absolute lg:inset-0 lg:-z-10 lg:pt-0"
    : "flex justify-center px-edge pt-8 lg:absolute lg:inset-y-0 lg:right-margin lg:-z-10 lg:items-end lg:px-0 lg:pb-12";
  return (
    <div className={classNames(frame, "print:absolute print:top-0 print:right-0 print:w-2/5")}>
      <PictureView
        picture={picture}
        alt={pictureAlt}
        sizes={wide ? "100vw" : "(width >= 64rem) 30rem, 80vw"}
        first
        className={
          wide
            ? "h-auto w-full max-lg:[mask-image:linear-gradient(transparent,#000_8%,#000_93%,transparent)] lg:size-full lg:object-cover lg:object-[25%_50%] xl:object-[72%_50%]"
            : "h-auto max-h-[70svh] w-auto max-w-full object-contain"
        }
      />
    </div>
  );
}
