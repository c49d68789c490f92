import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

/** Lists the market's legal rules and grants for buyers of a home battery, with sources. */
export function Rules({ copy }: { copy: Copy["rules"] }) {
  return (
    <Container className="pb-section">
      <section aria-labelledby="rules">
        <h2 id="rules" className="max-w-[20ch] pb-8 text-title">
          {copy.heading}
        </h2>
        <dl className="grid gap-x-gap gap-y-6 border-t border-rule pt-6 md:grid-cols-2">
          {copy.items.map(({ name, text, source }) => (
            <div key={name}>
              <dt className="pb-1 font-label">{name}</dt>
              <dd className="max-w-prose">
                {text}
                {source && (
                  <a href={source.url} className="ms-[0.4em] underline">
                    {source.name}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
