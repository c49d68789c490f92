import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/**
 * One line per cycle, one row per year of 365; the last row holds the rest of 10,000. Phones have no pixel for each cycle and show a line
 * per week.
 */
const cycles = 10_000;
const perRow = 365;
const fullRows = Math.floor(cycles / perRow);
const lastRowCycles = cycles % perRow;
const rowHeight = 12;

export function Cycles({ copy, product }: { copy: Copy["cycles"]; product: ProductView }) {
  const rows = (count: number) => fillPlaceholders(copy.years, { count });
  return (
    <section id="cycles" aria-labelledby="cycles-heading" className="night scroll-mt-bar print:hidden">
      <Container className="grid gap-x-gap gap-y-8 pb-12 pt-section lg:grid-cols-12 lg:items-end">
        <h2 id="cycles-heading" className="text-h2 lg:col-span-6">
          {copy.heading}
        </h2>
        <p className="max-w-[46ch] text-lead md:hidden">{copy.textNarrow}</p>
        <p className="max-w-[46ch] text-lead max-md:hidden lg:col-span-5 lg:col-start-8">{copy.text}</p>
      </Container>
      <Lines cyclesPerLine={1} className="max-md:hidden" />
      <Lines cyclesPerLine={7} className="md:hidden" />
      <Container className="grid gap-x-gap gap-y-10 pb-section pt-6 lg:grid-cols-12">
        <p className="text-small text-soft lg:order-last lg:col-span-5 lg:col-start-8">
          <span className="block pb-3 text-right tabular-nums">{rows(fullRows)}</span>
          {copy.note}
        </p>
        <dl className="lg:col-span-7">
          <LargeFigure figure={product.figures.cycles} lang={product.lang} />
        </dl>
      </Container>
    </section>
  );
}

function Lines({ cyclesPerLine, className }: { cyclesPerLine: number; className: string }) {
  const pattern = { width: cyclesPerLine, height: rowHeight, patternUnits: "userSpaceOnUse" } as const;
  const line = { width: 0.42 * cyclesPerLine, height: rowHeight - 3 };
  const [id, firstId] = [`rib-${cyclesPerLine}`, `first-rib-${cyclesPerLine}`];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${perRow} ${(fullRows + 1) * rowHeight}`}
      preserveAspectRatio="none"
      className={classNames("block h-[70vw] max-h-160 w-full fill-on-dark-soft", className)}
    >
      <pattern id={id} {...pattern}>
        <rect {...line} />
      </pattern>
      <pattern id={firstId} {...pattern}>
        <rect {...line} className="fill-light" />
      </pattern>
      <rect width={perRow} height={rowHeight} fill={`url(#${firstId})`} />
      <rect y={rowHeight} width={perRow} height={(fullRows - 1) * rowHeight} fill={`url(#${id})`} />
      <rect y={fullRows * rowHeight} width={lastRowCycles} height={rowHeight} fill={`url(#${id})`} />
    </svg>
  );
}
