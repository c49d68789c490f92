import { Link } from "react-router";
import { ProductRows } from "#app/features/solutions/line-products.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import type { AudienceView } from "./read-audience.server.ts";

export function Phases({ phases }: Pick<AudienceView, "phases">) {
  return (
    <Container className="pt-10 lg:pt-16">
      <ol>
        {phases.map(({ heading, text, links, products }, index) => (
          <li key={heading} className="grid gap-x-gap gap-y-5 border-b border-rule py-10 last:border-b-0 lg:grid-cols-12 lg:py-16">
            <div className="lg:col-span-5 lg:pr-8">
              <p aria-hidden="true" className="pb-2 text-small tabular-nums text-soft">
                {index + 1}
              </p>
              <h2 className="text-h2 text-balance hyphens-auto">{heading}</h2>
              <p className="max-w-[48ch] pt-4 text-lead text-soft">{text}</p>
            </div>
            <div className="lg:col-span-7">
              {products.length > 0 && <ProductRows products={products} />}
              <ul className="border-b border-rule">
                {links.map((link) => (
                  <li key={link.text} className={classNames("border-rule not-first:border-t", products.length === 0 && "first:border-t")}>
                    <Link to={link.to} className="link-row grid items-baseline gap-x-6 py-3.5 md:grid-cols-[2fr_3fr]">
                      <span className="font-label hyphens-auto">{link.text}</span>
                      <span className="text-small text-soft">{link.note}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}
