import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PictureView } from "#app/ui/picture.tsx";
import type { AudienceView } from "./read-audience.server.ts";

export function Hero({ view: { name, hero, picture, crop }, ground }: { view: AudienceView; ground: string }) {
  return (
    <section className={classNames("grid lg:grid-cols-2", ground)}>
      <div className="flex flex-col px-edge pt-6 pb-10 md:pl-margin lg:pb-16">
        <PageBreadcrumb current={name} />
        <div className="flex grow flex-col justify-end gap-6 pt-8 lg:pt-28 lg:pr-12">
          <h1 className="text-display text-balance hyphens-auto lg:[&:lang(de)]:text-[clamp(2.75rem,4.6vw,4.75rem)]">{hero.heading}</h1>
          <p className="max-w-[40ch] text-lead">{hero.lead}</p>
          <p className="flex flex-wrap gap-4">
            <ButtonLink to={hero.firstTo}>{hero.first}</ButtonLink>
            <ButtonLink to={hero.secondTo} look="quiet">
              {hero.second}
            </ButtonLink>
          </p>
        </div>
      </div>
      <PictureView
        picture={picture}
        alt={hero.pictureAlt}
        sizes="(min-width: 64rem) 50vw, 100vw"
        first
        className={classNames("aspect-4/3 size-full object-cover lg:aspect-auto lg:max-h-[46rem]", crop)}
      />
    </section>
  );
}
