import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Subsidies } from "./read-subsidies.server.ts";

/** Official pages about public support for buyers; nothing without rows. */
export function SubsidyList({ subsidies: { copy, rows } }: { subsidies: Subsidies }) {
  if (rows.length === 0) return null;
  return (
    <Container className="py-section">
      <section id="subsidies" aria-labelledby="subsidies-heading" className="grid scroll-mt-bar gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="subsidies-heading" className="text-title hyphens-auto">
            {copy.heading}
          </h2>
          <p className="max-w-prose pt-4">{copy.text}</p>
        </div>
        <ul className="border-b border-rule lg:col-span-7 lg:col-start-6">
          {rows.map(({ id, title, purpose, link, host, lang, country, dates, example }) => (
            <li key={id} className="border-t border-rule py-5">
              <h3 className="font-label" lang={lang}>
                {title} {example && <Tag>{copy.example}</Tag>}
              </h3>
              <p className="max-w-prose pt-1" lang={lang}>
                {purpose}
              </p>
              <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1 text-small text-soft">
                <a href={link} className="py-1 text-action underline wrap-anywhere">
                  {host}
                  <span className="sr-only">, {title}</span>
                </a>
                {country && <span>{country}</span>}
                {dates.map((date) => (
                  <span key={date}>{date}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
