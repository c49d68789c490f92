import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

/** Above the footer, from the day there is a page to subscribe on. */
export function NewsletterBand({ copy, to }: { copy: Copy["newsletter"]; to: string }) {
  return (
    <section className="bg-sand py-14 text-ink lg:py-20">
      <Container className="grid items-end gap-x-gap gap-y-6 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{copy.heading}</h2>
        <p className="max-w-prose text-ink-soft lg:col-span-4">{copy.text}</p>
        <p className="lg:col-span-2 lg:text-right">
          <ButtonLink to={to}>{copy.link}</ButtonLink>
        </p>
      </Container>
    </section>
  );
}
