import { FigureView, type FigureSize } from "#app/ui/figure.tsx";
import type { ProductFigure } from "./product-view.server.ts";

type LargeFigureProps = { figure: ProductFigure | undefined; lang?: string; size?: FigureSize; className?: string };

/** A figure that a section of a product is about; editors can take any of them away. */
export function LargeFigure({ figure, lang, size = "figure", className }: LargeFigureProps) {
  return figure && <FigureView {...figure} conditionLang={lang} size={size} className={className} />;
}
