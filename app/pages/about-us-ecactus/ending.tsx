import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export function Ending({ copy }: { copy: Copy["ending"] }) {
  const language = usePageLanguage();
  return (
    <section>
      <Container className="grid gap-x-gap gap-y-6 py-section lg:grid-cols-12">
        <h2 className="text-display text-balance hyphens-auto lg:col-span-9">{copy.heading}</h2>
        <p className="text-lead lg:col-span-5 lg:col-start-8">{copy.text}</p>
        <p className="flex flex-wrap gap-x-8 gap-y-2 lg:col-span-5 lg:col-start-8">
          <TextLink to={localPath(language, "/about-us/mark")}>{copy.mark}</TextLink>
          <TextLink to={localPath(language, "/products")}>{copy.products}</TextLink>
        </p>
      </Container>
    </section>
  );
}
