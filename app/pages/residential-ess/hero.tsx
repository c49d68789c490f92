import type { Picture } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export const agavePath = "/products/agave-th-three-phase-home-battery-energy-storage-system";

type HeroProps = { copy: Pick<Copy, "hero" | "name">; picture: Picture };

/** The light line leads from the text to the line on the tower in the image. */
export function Hero({ copy: { hero, name }, picture }: HeroProps) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand">
      <Container className="pt-6">
        <PageBreadcrumb current={name} />
        <div className="grid items-end gap-x-gap gap-y-6 pt-8 pb-10 lg:grid-cols-12 lg:pt-12 lg:pb-14">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-7">{hero.heading}</h1>
          <div className="flex flex-col gap-6 lg:col-span-5 lg:pl-6">
            <p className="max-w-[38ch] text-lead">{hero.lead}</p>
            <p className="flex flex-wrap gap-4">
              <ButtonLink to="#sizing">{hero.calculate}</ButtonLink>
              <ButtonLink to={localPath(language, agavePath)} look="quiet">
                {hero.product}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Container>
      <div className="relative">
        <PictureView
          picture={picture}
          alt={hero.pictureAlt}
          sizes="100vw"
          first
          className="aspect-4/3 w-full object-cover object-[60%_50%] md:aspect-21/9 md:object-[50%_62%]"
        />
        <div
          aria-hidden="true"
          className="leading-line absolute top-0 left-0 hidden h-[43%] w-[52%] rounded-tr-picture border-t-3 border-r-3 border-light md:block"
        />
      </div>
    </section>
  );
}
