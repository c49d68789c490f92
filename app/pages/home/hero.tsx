import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./route.tsx";

export const agavePath = "/products/agave-th-three-phase-home-battery-energy-storage-system";

/** The house at dusk from edge to edge; the headline stands low, and the line of light leads on from it. */
export function Hero({ copy, picture }: { copy: HomeData["copy"]["hero"]; picture: HomeData["pictures"]["hero"] }) {
  const language = usePageLanguage();
  return (
    <section className="night">
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="100vw"
        loading="eager"
        fetchPriority="high"
        className="aspect-4/3 w-full object-cover object-right md:aspect-21/9"
      />
      <Container className="pb-16 md:pb-24">
        <h1 className="-mt-[0.6em] pb-6 text-display">{copy.heading}</h1>
        <div className="line-of-light" />
        <div className="grid gap-8 pt-8 lg:grid-cols-12">
          <p className="text-lead lg:col-span-6">{copy.lead}</p>
          <p className="flex flex-wrap items-start gap-4 lg:col-span-6 lg:justify-end">
            <ButtonLink to={localPath(language, agavePath)}>
              {copy.first}
            </ButtonLink>
            <ButtonLink to={localPath(language, "/products")} look="quiet">
              {copy.second}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
