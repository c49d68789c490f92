/** The parts of a figure that is set as typography: the number large, its unit and bound words small. */
type Parts = { before?: string; number: string; after?: string; unit?: string; gap?: string };

type FigureViewProps = { parts: Parts; label: string; condition?: string; conditionLang?: string };

/** One figure of a `<dl>`. The label comes first for those who listen, the number for those who look. */
export function FigureView({ parts, label, condition, conditionLang }: FigureViewProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="mt-2 font-label">{label}</dt>
      <dd className="order-first">
        {parts.before && <span className="text-lead">{parts.before} </span>}
        <span className="text-h2 leading-none font-normal whitespace-nowrap tabular-nums">{parts.number}</span>
        {parts.unit && (
          <span className="text-lead">
            {parts.gap}
            {parts.unit}
          </span>
        )}
        {parts.after && <span className="text-lead"> {parts.after}</span>}
      </dd>
      {condition && (
        <dd className="max-w-[26ch] text-small" lang={conditionLang}>
          {condition}
        </dd>
      )}
    </div>
  );
}
