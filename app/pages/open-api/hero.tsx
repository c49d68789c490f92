import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { OpenApiData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Shows an example request with its live response. */
export function Hero({ loaded: { copy, request, responses } }: { loaded: OpenApiData }) {
  const { openApiConsole } = useSiteLinks().tools ?? {};
  return (
    <section className="night">
      <Container className="grid gap-x-gap gap-y-12 pb-section pt-12 lg:grid-cols-12 lg:pt-20">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h1 className="text-display text-balance hyphens-auto lg:text-[clamp(3.5rem,4.6vw,4.75rem)]">{copy.hero.heading}</h1>
          <p className="max-w-[38ch] pt-8 text-lead text-soft">{copy.hero.lead}</p>
          <p className="flex flex-wrap gap-4 pt-10">
            {openApiConsole && <ButtonLink to={openApiConsole.to}>{copy.hero.console}</ButtonLink>}
            <ButtonLink to="#reference" look="quiet">
              {copy.hero.reference}
            </ButtonLink>
          </p>
        </div>
        <div className="grid min-w-0 gap-4 lg:col-span-7">
          <CodeBlock heading={copy.hero.request} code={request} />
          {responses.list && (
            <CodeBlock
              heading={copy.hero.answer}
              code={responses.list.code}
              note={fillPlaceholders(copy.hero.excerpt, { shown: responses.list.printedCount, all: responses.list.fieldCount })}
              className="lg:ml-12"
            />
          )}
        </div>
      </Container>
    </section>
  );
}
