import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { towerPaths } from "#app/page/tower-paths.ts";
import { localPath } from "#i18n/paths.ts";
import type { EcosData } from "./data.server.ts";
import { Screen } from "./screens.tsx";

export function Hero({ loaded: { copy, screens } }: { loaded: EcosData }) {
  const language = usePageLanguage();
  const { app } = useSiteLinks().platforms ?? {};
  return (
    <section className="night overflow-clip">
      <Container className="grid gap-x-gap gap-y-14 pt-12 lg:grid-cols-12 lg:pt-0">
        <div className="lg:col-span-6 lg:self-center lg:py-24">
          <h1 className="text-display">{copy.hero.heading}</h1>
          <p className="max-w-[38ch] pt-8 text-lead text-soft">{copy.hero.lead}</p>
          <p className="flex flex-wrap gap-4 pt-10">
            {app && <ButtonLink to={app.to}>{copy.hero.app}</ButtonLink>}
            <ButtonLink to={localPath(language, towerPaths["agave-th"])} look="quiet">
              {copy.hero.product}
            </ButtonLink>
          </p>
          <p className="hidden pt-16 text-small text-soft lg:block">{copy.hero.caption}</p>
        </div>
        <div className="relative mx-auto w-full max-w-88 md:max-w-none lg:col-span-6 lg:h-[46rem]">
          <div className="flex items-start gap-[6%] md:px-[8%] lg:absolute lg:inset-x-0 lg:top-12 lg:ml-auto lg:max-w-160 lg:px-0">
            <Screen view="now" copy={copy.views} data={screens} className="lg:max-w-none" />
            <Screen view="battery" copy={copy.views} data={screens} className="mt-[18%] hidden md:block" />
          </div>
        </div>
        <p className="pb-10 text-small text-soft lg:hidden">{copy.hero.caption}</p>
      </Container>
    </section>
  );
}
