import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Ribs } from "./ribs.tsx";
import type { PanguData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { localPath } from "#i18n/paths.ts";

/** Draws a day's grid power below its limit and, paler, the power that it would need without the battery. */
export function Hero({ loaded: { copy, plan } }: { loaded: PanguData }) {
  const { hero } = copy;
  const language = usePageLanguage();
  return (
    <section className="night overflow-clip">
      <Container className="grid items-end gap-x-gap gap-y-6 pt-12 lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-7">
          <h1 className="text-display hyphens-auto lg:[&:lang(de)]:text-[clamp(2.75rem,4.6vw,4.75rem)]">{hero.heading}</h1>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-[40ch] text-lead text-soft">{hero.lead}</p>
          <p className="flex flex-wrap gap-4 pt-8">
            <ButtonLink to={localPath(language, "/project-request")}>{hero.contact}</ButtonLink>
            <ButtonLink to={`${localPath(language, "/solutions/commercial-industrial-ess")}#sizing`} look="quiet">
              {hero.sizing}
            </ButtonLink>
          </p>
        </div>
      </Container>
      <figure className="relative pt-10 lg:pt-4">
        <svg
          role="img"
          aria-label={fillPlaceholders(hero.label, { limit: plan.figures.limit })}
          viewBox={`0 0 ${plan.width} ${plan.axis}`}
          preserveAspectRatio="none"
          className="h-72 w-full fill-none stroke-[4.5] forced-color-adjust-none lg:h-112"
        >
          <Ribs of={plan.hero} />
          <path d={`M0 ${plan.limit}H${plan.width}`} vectorEffect="non-scaling-stroke" className="leading-line stroke-light stroke-3" />
        </svg>
        <figcaption className="wrap flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pb-14 pt-4 text-small text-soft">
          <span className="font-label text-action">{fillPlaceholders(hero.limit, { limit: plan.figures.limit })}</span>
          <span>{hero.caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}
