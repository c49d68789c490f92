import type { Picture } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type HeroProps = { copy: Pick<Copy, "hero" | "name">; picture: Picture };

export function Hero({ copy: { hero, name }, picture }: HeroProps) {
  const language = usePageLanguage();
  return (
    <section className="isolate bg-sand">
      <div className="wrap pt-6 pb-10 lg:pb-4">
        <PageBreadcrumb current={name} />
        <div className="grid items-end gap-x-gap gap-y-6 pt-8 lg:grid-cols-12 lg:pt-16">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-7">{hero.heading}</h1>
          <div className="flex flex-col gap-6 lg:col-span-5">
            <p className="max-w-[40ch] text-lead">{hero.lead}</p>
            <p className="flex flex-wrap gap-4">
              <ButtonLink to="#sizing">{hero.calculate}</ButtonLink>
              <ButtonLink to={localPath(language, "/products/tianyuan-200k")} look="quiet">
                {hero.product}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <PictureView
        picture={picture}
        alt={hero.pictureAlt}
        sizes="100vw"
        first
        className="relative -z-10 aspect-4/3 w-full object-cover [mask-image:linear-gradient(transparent,#000_20%)] lg:-mt-[7vw] lg:aspect-2/1 lg:object-[50%_30%]"
      />
    </section>
  );
}
