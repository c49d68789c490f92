import { Container } from "#app/ui/container.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** One line per cycle, one row per year of 365; the last row holds the rest of 10,000. */
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
        <p className="max-w-[46ch] text-lead lg:col-span-5 lg:col-start-8">{copy.text}</p>
      </Container>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${perRow} ${(fullRows + 1) * rowHeight}`}
        preserveAspectRatio="none"
        className="block h-[70vw] max-h-160 w-full fill-on-dark-soft"
      >
        <pattern id="rib" width="1" height={rowHeight} patternUnits="userSpaceOnUse">
          <rect width="0.42" height={rowHeight - 3} />
        </pattern>
        <pattern id="first-rib" width="1" height={rowHeight} patternUnits="userSpaceOnUse">
          <rect width="0.42" height={rowHeight - 3} className="fill-light" />
        </pattern>
        <rect width={perRow} height={rowHeight} fill="url(#first-rib)" />
        <rect y={rowHeight} width={perRow} height={(fullRows - 1) * rowHeight} fill="url(#rib)" />
        <rect y={fullRows * rowHeight} width={lastRowCycles} height={rowHeight} fill="url(#rib)" />
      </svg>
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
