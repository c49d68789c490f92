import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import type { HomeData } from "./data.server.ts";

export function Visitors({ copy }: { copy: HomeData["copy"]["visitors"] }) {
  return (
    <section aria-labelledby="visitors" className="night pb-10">
      <Container>
        <h2 id="visitors" className="sr-only">
          {copy.heading}
        </h2>
        <ul className="lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr] lg:gap-x-gap">
          {copy.items.map(({ who, what, to }) => (
            <li key={to} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
              <Link
                to={to}
                className="link-row grid gap-y-0.5 border-t border-rule py-3.5 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-1 lg:py-5"
              >
                <b className="text-h3 font-heading text-balance hyphens-auto">{who}</b>
                <span className="text-small text-soft">{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
