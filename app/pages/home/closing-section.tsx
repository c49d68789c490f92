import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";

type Copy = HomeData["copy"];

export function ClosingSection({ copy }: { copy: Copy["close"] & Pick<Copy["hero"], "find" | "ask"> }) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand py-24">
      <Container className="flex flex-wrap items-end justify-between gap-8">
        <h2 className="max-w-[18ch] text-title">{copy.heading}</h2>
        <p className="flex flex-wrap items-center gap-4">
          <ButtonLink to={localPath(language, "/how-to-buy")}>{copy.find}</ButtonLink>
          <ButtonLink to={localPath(language, "/products")} look="quiet">
            {copy.link}
          </ButtonLink>
          <TextLink to={localPath(language, "/contact-us?problemType=purchase#ask")}>{copy.ask}</TextLink>
        </p>
      </Container>
    </section>
  );
}
