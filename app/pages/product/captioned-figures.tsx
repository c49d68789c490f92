import { PictureView } from "#app/ui/picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { CaptionedPicture } from "./product-view.server.ts";

type FigureProps = CaptionedPicture & { lang?: string; className?: string };

/** The caption is also the alt text, so it is not written twice. */
export function DetailFigure({ picture, caption, lang, className }: FigureProps) {
  return (
    <figure lang={lang} className={classNames("print:hidden", className)}>
      <PictureView picture={picture} alt={caption} sizes="(width >= 64rem) 42vw, 92vw" className="h-auto w-full rounded-picture" />
      <figcaption aria-hidden="true" className="max-w-[44ch] pt-3 text-small text-soft">
        {caption}
      </figcaption>
    </figure>
  );
}

export function SceneFigure({ picture, caption, lang, className }: FigureProps) {
  return (
    <figure lang={lang} className={classNames("relative print:hidden", className)}>
      <PictureView picture={picture} alt={caption} sizes="100vw" className="h-80 w-full object-cover md:h-auto" />
      <figcaption aria-hidden="true" className="wrap pt-3 text-small text-soft lg:text-right">
        {caption}
      </figcaption>
    </figure>
  );
}
