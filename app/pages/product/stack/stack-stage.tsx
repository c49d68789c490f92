import type { Picture } from "#app/assets/pictures.server.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { StackPoster } from "./stack-poster.tsx";
import type { Stack, StackProduct } from "#domain/sizing/schema";
import type { stackTexts } from "#app/features/stack/stack-texts.ts";
import { stackViewCode, useStackView } from "./use-stack-view.ts";
import type { Copy } from "#app/features/stack/copy/fr.ts";

type StackStageProps = {
  product: StackProduct;
  stack: Stack;
  picture: Picture;
  texts: ReturnType<typeof stackTexts>;
  copy: Copy["turn"];
};

const heights: Record<StackProduct, string> = {
  "agave-th": "h-112 md:h-144 lg:h-[min(46rem,82svh)]",
  myrtillo: "h-88 md:h-128 lg:h-[min(40rem,76svh)]",
};

/** Shows the still image, and replaces it by the 3D view where that is supported. */
export function StackStage({ product, stack, picture, texts, copy }: StackStageProps) {
  const { stage, live } = useStackView(product, { stack, screen: texts.screen });
  return (
    <>
      <div ref={stage} className={classNames("@container-size relative print:h-64", heights[product])}>
        <div className="absolute bottom-[11%] -right-[100vw] -left-[100vw] border-t border-line lg:left-0" />
        <div className={classNames("absolute inset-0", live && "opacity-0 transition-opacity delay-100 print:opacity-100")}>
          <StackPoster product={product} stack={stack} picture={picture} alt={texts.image} />
        </div>
        {live ? (
          <live.Turntable view={live.view} label={copy.label} />
        ) : (
          <LazyNotice code={stackViewCode} className="absolute inset-x-4 bottom-4 lg:inset-x-0" />
        )}
      </div>
      <p className={classNames("px-margin pt-2 text-small text-ink-soft lg:px-0 print:hidden", !live && "invisible")}>{copy.hint}</p>
    </>
  );
}
