import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import type { PolicyData } from "./data.server.ts";

export function OtherPolicies({ heading, policies }: { heading: string; policies: PolicyData["otherPolicies"] }) {
  return (
    <Container className="pb-24 lg:pb-40 print:hidden">
      <section className="grid gap-x-gap border-t-2 border-ink pt-6 lg:grid-cols-12">
        <h2 className="pb-4 text-h3 lg:col-span-4">{heading}</h2>
        <ul className="lg:col-span-8">
          {policies.map(({ id, title, description, to }) => (
            <li key={id} className="link-row border-b border-rule py-4">
              <Link to={to} className="row-link hyphens-auto font-label">
                {title}
              </Link>
              <p className="max-w-[60ch] text-small text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
