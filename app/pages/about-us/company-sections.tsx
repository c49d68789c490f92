import type { Picture } from "#app/assets/pictures.server.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export function CompanyFigures({ figures }: { figures: Copy["figures"] }) {
  return (
    <Container className="py-16 lg:py-28">
      <section>
        <h2 className="pb-10 text-h3">{figures.heading}</h2>
        <dl className="flex flex-wrap gap-x-24 gap-y-10">
          {figures.list.map((figure) => (
            <div key={figure.label} className="flex flex-col">
              <dt className="pt-2 text-lead">{figure.label}</dt>
              <dd className="order-first">
                <span className="text-figure font-monument">{figure.number}</span>{" "}
                <span className="text-h3">{figure.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

export function CompanyAims({ aims }: { aims: Copy["aims"] }) {
  return (
    <Container className="pb-16 lg:pb-28">
      <section className="grid gap-x-6 gap-y-6 border-t border-line pt-8 lg:grid-cols-12">
        <h2 className="text-h2 text-balance hyphens-auto lg:col-span-5">{aims.heading}</h2>
        <dl className="flex flex-col gap-8 lg:col-span-7">
          {aims.list.map((aim) => (
            <div key={aim.name}>
              <dt className="text-small font-label text-cactus">{aim.name}</dt>
              <dd className="max-w-[44ch] text-h3 text-pretty">{aim.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

type BrandProps = { brand: Copy["brand"]; onward: Copy["onward"]; picture: Picture };

export function BrandLine({ brand, onward, picture }: BrandProps) {
  const language = usePageLanguage();
  return (
    <section className="night grid lg:grid-cols-2">
      <div>
        <PictureView
          picture={picture}
          alt={brand.alt}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-4/3 size-full object-cover"
        />
      </div>
      <div className="flex flex-col items-start gap-5 px-margin py-16 lg:justify-end lg:py-24 lg:pl-12">
        <h2 className="text-h2 text-balance hyphens-auto">{brand.heading}</h2>
        <p className="max-w-prose text-lead text-pretty">{brand.text}</p>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={localPath(language, "/products")}>{onward.products}</TextLink>
          <TextLink to={localPath(language, "/explore/news")}>{onward.news}</TextLink>
        </p>
      </div>
    </section>
  );
}
