import type { ReactNode } from "react";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";

type SolutionHeroProps = {
  name: string;
  hero: { heading: string; lead: string; calculate: string; product: string };
  productPath: string;
  /** Cross-section drawing. At night, heading and drawing both have dark colours. */
  children: ReactNode;
};

/** Heading of a solution page above the cross-section drawing of its building or plant. */
export function SolutionHero({ name, hero, productPath, children }: SolutionHeroProps) {
  const language = usePageLanguage();
  return (
    <section className="cross-section">
      <Container className="pt-6">
        <PageBreadcrumb current={name} />
        <div className="grid items-end gap-x-gap gap-y-6 pt-8 pb-8 lg:grid-cols-12 lg:pt-12">
          <h1 className="text-display text-balance hyphens-auto wrap-anywhere lg:col-span-7 lg:text-[clamp(2.75rem,5vw,5rem)]">
            {hero.heading}
          </h1>
          <div className="flex flex-col gap-6 lg:col-span-5 lg:pl-6">
            <p className="max-w-[40ch] text-lead">{hero.lead}</p>
            <p className="flex flex-wrap gap-4">
              <ButtonLink to="#sizing">{hero.calculate}</ButtonLink>
              <ButtonLink to={localPath(language, productPath)} look="quiet">
                {hero.product}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Container>
      {children}
    </section>
  );
}
