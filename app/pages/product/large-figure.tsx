import { classNames } from "#app/ui/class-names.ts";
import type { ProductFigure } from "./product-view.server.ts";

type LargeFigureProps = { figure: ProductFigure | undefined; lang?: string; look?: "figure" | "h2"; className?: string };

/** A figure of the product set as type, for a `<dl>`; the label comes first for those who listen. */
export function LargeFigure({ figure, lang, look = "figure", className }: LargeFigureProps) {
  if (!figure) return null;
  const { parts, label, condition } = figure;
  return (
    <div className={classNames("flex min-w-0 flex-col", className)}>
      <dt className="pt-3 font-label">{label}</dt>
      <dd className="order-first">
        {parts.before && <span className="block text-lead">{parts.before}</span>}
        <span className={classNames("font-monument whitespace-nowrap tabular-nums", look === "figure" ? "text-figure" : "text-h2")}>{parts.number}</span>
        {parts.unit && (
          <span className="text-h3">
            {parts.gap}
            {parts.unit}
          </span>
        )}
        {parts.after && <span className="text-lead"> {parts.after}</span>}
      </dd>
      {condition && (
        <dd className="max-w-[32ch] text-small text-soft" lang={lang}>
          {condition}
        </dd>
      )}
    </div>
  );
}
