import { Container } from "#app/ui/container.tsx";
import type { Prices } from "./read-prices.server.ts";

/** Price ranges of products; nothing if the company states none. */
export function PriceList({ prices }: { prices: Prices | undefined }) {
  if (!prices) return null;
  const { heading, products } = prices;
  return (
    <Container className="py-section">
      <section aria-labelledby="prices" className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
        <h2 id="prices" className="text-title hyphens-auto lg:col-span-4">
          {heading}
        </h2>
        <dl className="border-b border-rule lg:col-span-7 lg:col-start-6">
          {products.map(({ id, name, lang, rows }) => (
            <div key={id} lang={lang} className="grid gap-x-gap gap-y-2 border-t border-rule py-5 md:grid-cols-[1fr_2fr]">
              <dt className="font-label">{name}</dt>
              {rows.map(({ range, asOf, includes }) => (
                <dd key={asOf + range} className="md:col-start-2">
                  <b className="block text-h3 tabular-nums">{range}</b>
                  <span className="block text-small text-soft">{asOf}</span>
                  <span className="block max-w-prose text-small">{includes}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
