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
    <section className="night grid lg:min-h-[min(48vw,86svh)] lg:grid-cols-[6fr_7fr]">
      <div className="flex flex-col pt-6 pr-edge pb-12 pl-margin lg:pb-16">
        <PageBreadcrumb current={name} />
        <h1 className="pt-10 pb-6 text-display text-balance hyphens-auto wrap-anywhere lg:mt-auto lg:text-[clamp(2.75rem,4.6vw,4.75rem)]">
          {hero.heading}
        </h1>
        <p className="max-w-[38ch] pb-8 text-lead">{hero.lead}</p>
        <p className="flex flex-wrap gap-4">
          <ButtonLink to="#sizing">{hero.calculate}</ButtonLink>
          <ButtonLink to={localPath(language, "/products/tianyuan-60k")} look="quiet">
            {hero.product}
          </ButtonLink>
        </p>
      </div>
      <div className="relative">
        <PictureView
          picture={picture}
          alt={hero.pictureAlt}
          sizes="(width >= 64rem) 75vw, 100vw"
          first
          className="aspect-4/3 w-full object-cover object-[78%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
        />
      </div>
    </section>
  );
}
