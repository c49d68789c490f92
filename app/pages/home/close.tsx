import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./route.tsx";

type Copy = HomeData["copy"];

export function Close({ copy }: { copy: Copy["close"] }) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand py-24">
      <Container className="flex flex-wrap items-end justify-between gap-8">
        <h2 className="max-w-[18ch] text-h2">{copy.heading}</h2>
        <ButtonLink to={localPath(language, "/products")}>{copy.link}</ButtonLink>
      </Container>
    </section>
  );
}
