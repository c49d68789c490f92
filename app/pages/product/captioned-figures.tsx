import { PictureView } from "#app/ui/picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { CaptionedPicture } from "./product-view.server.ts";

type FigureProps = CaptionedPicture & { lang?: string; className?: string };

/** Scene in a column: its picture is cropped to the height that the column beside it has more. */
export function ColumnScene({ picture, caption, lang }: FigureProps) {
  return (
    <figure lang={lang} className="flex flex-auto flex-col print:hidden">
      <PictureView
        picture={picture}
        alt={caption}
        sizes="(width >= 64rem) 64vw, 92vw"
        className="h-auto min-h-0 w-full flex-auto rounded-picture object-cover"
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** The caption is also the alt text, so it is not written twice. */
export function DetailFigure({ picture, caption, lang, className }: FigureProps) {
  return (
    <figure lang={lang} className={classNames("print:hidden", className)}>
      <PictureView picture={picture} alt={caption} sizes="(width >= 64rem) 42vw, 92vw" className="h-auto w-full rounded-picture" />
      <Caption>{caption}</Caption>
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

function Caption({ children }: { children: string }) {
  return (
    <figcaption aria-hidden="true" className="max-w-[44ch] pt-3 text-small text-soft">
      {children}
    </figcaption>
  );
}
