import { FigureView, type FigureSize } from "#app/ui/figure.tsx";
import type { ProductFigure } from "./product-view.server.ts";

type LargeFigureProps = { figure: ProductFigure | undefined; lang?: string; size?: FigureSize; className?: string };

/** Renders nothing if editors removed the figure. */
export function LargeFigure({ figure, lang, size = "figure", className }: LargeFigureProps) {
  return figure && <FigureView {...figure} conditionLang={lang} size={size} className={className} />;
}
