import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import type { Links } from "#app/routing/destinations.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";

export type Step = { to: string; text: string; note: string };

/** Large links to further pages, at the end of a platform page. Skips missing ones. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly (Step | undefined)[] }) {
  return (
    <section aria-labelledby="onward" className="night border-t border-rule pb-24 pt-16 lg:pb-40 lg:pt-24">
      <Container>
        <h2 id="onward" className="pb-6 text-small text-soft">
          {heading}
        </h2>
        <ul>
          {steps.map(
            (step) =>
              step && (
                <li
                  key={step.to}
                  className="link-row grid items-baseline gap-x-gap gap-y-1 border-t border-rule py-5 last:border-b lg:grid-cols-12"
                >
                  <Link to={step.to} className="row-link text-title hyphens-auto wrap-anywhere lg:col-span-7">
                    {step.text}
                  </Link>
                  <p className="text-soft lg:col-span-5">{step.note}</p>
                </li>
              ),
          )}
        </ul>
      </Container>
    </section>
  );
}

/** Returns the links of the site whose pages exist. */
export function useSiteLinks(): Partial<Links> {
  return useLayoutData()?.navigation.links ?? {};
}
