import type { SelectionView } from "#app/features/stack/read-selection.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export function BuyingSteps({ copy: { ways }, selection }: { copy: Pick<Copy, "ways">; selection: SelectionView | undefined }) {
  const language = usePageLanguage();
  return (
    <section className="night py-section">
      <Container>
        <h2 className="max-w-[16ch] pb-12 text-h2 hyphens-auto lg:pb-20">{ways.heading}</h2>
        {ways.list.map((way) => (
          <section key={way.who} className="grid gap-x-gap gap-y-6 border-t border-rule py-8 lg:grid-cols-12 lg:py-10">
            <div className="flex flex-col items-start lg:col-span-3">
              <h3 className="text-h3 hyphens-auto">{way.who}</h3>
              <p className="pt-2 text-soft">{way.when}</p>
              <TextLink to={localPath(language, withSelection(way.to, selection))} className="mt-2">
                {way.ask}
              </TextLink>
            </div>
            <ol className="grid gap-y-6 md:grid-cols-2 md:gap-x-gap lg:col-span-9 lg:flex lg:gap-0">
              {way.steps.map((step, index) => (
                <li key={step.name} className="border-l-3 border-mark pl-4 lg:flex-1 lg:basis-0 lg:pr-4">
                  <p className="font-label">
                    <span className="pr-2 tabular-nums text-soft">{index + 1}</span>
                    {step.name}
                  </p>
                  <p className="pt-1 text-small text-soft">{step.text}</p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Container>
    </section>
  );
}

/** Adds the selection to the query of a path, so that the form behind it gets it. */
function withSelection(path: string, selection: SelectionView | undefined): string {
  const url = new URL(path, "http://site.invalid");
  for (const [name, value] of new URLSearchParams(selection?.query)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
