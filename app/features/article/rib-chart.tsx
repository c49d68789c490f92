import { Container } from "#app/ui/container.tsx";
import type { ChartView } from "./chart-view.server.ts";

/** Bar chart of an article. The bars are ribs (docs/design-system.md). */
export function RibChart({ title, unit, note, rows, isUpright }: ChartView) {
  return (
    <Container>
      <figure className="grid gap-x-gap gap-y-8 border-t-2 border-ink pt-4 lg:grid-cols-12">
        <figcaption className="lg:col-span-4">
          <p className="text-h3 font-label text-balance hyphens-auto">{title}</p>
          <p className="pt-2 text-small">{unit}</p>
          {note && <p className="max-w-[44ch] pt-2 text-small text-soft">{note}</p>}
        </figcaption>
        <dl className={isUpright ? "ribs ribs-upright" : "ribs"}>
          {rows.map(({ label, figure, share, highlighted }) => (
            <div key={`${label} ${figure}`} className={highlighted ? "rib-lit" : undefined} style={{ "--rib": share }}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </Container>
  );
}
