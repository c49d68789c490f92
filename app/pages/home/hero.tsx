import { towerPaths } from "#app/page/tower-paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";

/**
 * Both images are anchored at their lower edge, so that the lower end of the light line stays at the same share of the
 * window's width.
 */
export function Hero({ copy, picture }: { copy: HomeData["copy"]["hero"]; picture: HomeData["pictures"]["hero"] }) {
  const language = usePageLanguage();
  return (
    <section className="night">
      <div className="relative">
        <PictureView
          picture={picture}
          alt={copy.pictureAlt}
          sizes="100vw"
          first
          className="aspect-4/5 max-h-[calc(100svh-var(--spacing-bar)-var(--asked,0rem)-24.5rem)] min-h-64 w-full object-cover object-bottom md:aspect-2/1 md:max-h-[calc(100svh-var(--spacing-bar)-var(--asked,0rem)-19rem)] md:min-h-[30vw]"
        />
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-graphite to-transparent" />
        <div
          aria-hidden="true"
          className="leading-line absolute bottom-[5vw] left-0 h-[9vw] w-[23.8vw] rounded-br-picture border-b-3 border-r-3 border-light md:bottom-[1.4vw] md:h-[4.9vw] md:w-[65.8vw]"
        />
      </div>
      <Container className="relative pb-16 md:pb-8">
        {/* The last line of the heading stays above the light line, however many lines a language needs. */}
        <h1 className="pt-4 text-display text-balance md:absolute md:bottom-full md:mb-[2.4vw] md:max-w-[60vw] md:pt-0 md:text-[clamp(2.5rem,4.4vw,4.75rem)]">
          {copy.heading}
        </h1>
        <div className="grid gap-5 pt-5 md:gap-6 md:pt-6 lg:grid-cols-12">
          <p className="text-lead lg:col-span-6">{copy.lead}</p>
          <p className="flex flex-wrap content-start items-center gap-x-8 gap-y-4 lg:col-span-6 lg:justify-end">
            <ButtonLink to={localPath(language, "/how-to-buy")}>{copy.find}</ButtonLink>
            <TextLink to={localPath(language, towerPaths["agave-th"])}>{copy.product}</TextLink>
            <TextLink to={localPath(language, "/contact-us?problemType=purchase#ask")}>{copy.ask}</TextLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
