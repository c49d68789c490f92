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
            <li key={id} className="group relative border-b border-rule py-4">
              <Link to={to} className="hyphens-auto font-label after:absolute after:inset-0 group-hover:text-action group-hover:underline">
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
