import type { Picture } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type HeadProps = { copy: Pick<Copy, "about" | "heading" | "lead" | "products" | "howToBuy" | "hallAlt">; picture: Picture };

export function Opening({ copy, picture }: HeadProps) {
  const language = usePageLanguage();
  return (
    <section>
      <Container className="pt-6">
        <PageBreadcrumb current={copy.about} />
        <div className="grid items-end gap-x-gap gap-y-5 pb-8 pt-10 lg:grid-cols-12 lg:pb-12 lg:pt-16">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
          <div className="lg:col-span-4">
            <p className="text-lead">{copy.lead}</p>
            <p className="flex flex-wrap gap-4 pt-6">
              <ButtonLink to={localPath(language, "/products")}>{copy.products}</ButtonLink>
              <ButtonLink to={localPath(language, "/how-to-buy")} look="quiet">
                {copy.howToBuy}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Container>
      <PictureView
        picture={picture}
        alt={copy.hallAlt}
        sizes="100vw"
        first
        className="aspect-4/3 w-full object-cover object-[50%_90%] md:aspect-21/9"
      />
    </section>
  );
}
