import { classNames } from "./class-names.ts";

/** Parts of a figure: a large number with its unit and surrounding words in small text. */
type Parts = { before?: string; number: string; after?: string; unit?: string; gap?: string };

const large = { label: "pt-3", before: "block", unit: "text-h3", condition: "max-w-[32ch] text-soft" };
const sizes = {
  /** Figures in a row. */
  small: { label: "mt-2", before: "", number: "text-h2 leading-none font-normal", unit: "text-lead", condition: "max-w-[26ch]" },
  h2: { ...large, number: "text-h2 font-monument" },
  figure: { ...large, number: "text-figure font-monument" },
};
export type FigureSize = keyof typeof sizes;

type FigureViewProps = { parts: Parts; label: string; condition?: string; conditionLang?: string; size?: FigureSize; className?: string };

/** Figure of a `<dl>`. The label is first in the document for screen readers, the number is first on the screen. */
export function FigureView({ parts, label, condition, conditionLang, size = "small", className }: FigureViewProps) {
  const look = sizes[size];
  return (
    <div className={classNames("flex flex-col", className)}>
      <dt className={`${look.label} font-label`}>{label}</dt>
      <dd className="order-first">
        {parts.before && <span className={classNames(look.before, "text-lead")}>{`${parts.before} `}</span>}
        <span className="whitespace-nowrap">
          <span className={`${look.number} tabular-nums`}>{parts.number}</span>
          {parts.unit && <span className={look.unit}>{`${parts.gap ?? ""}${parts.unit}`}</span>}
        </span>
        {parts.after && <span className="text-lead">{parts.after}</span>}
      </dd>
      {condition && (
        <dd className={`${look.condition} text-small`} lang={conditionLang}>
          {condition}
        </dd>
      )}
    </div>
  );
}
