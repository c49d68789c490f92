import type { Picture } from "#app/assets/pictures.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { WarrantyData } from "./data.server.ts";

type Copy = WarrantyData["copy"];

export function DocumentsToKeep({ copy, picture }: { copy: Copy["keep"]; picture: Picture }) {
  return (
    <Container className="grid gap-x-gap gap-y-8 pb-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <PictureView
          picture={picture}
          alt={copy.alt}
          sizes="(min-width: 64rem) 41rem, 100vw"
          first
          className="aspect-4/3 w-full rounded-picture object-cover"
        />
      </div>
      <section className="lg:col-span-5 lg:col-start-8">
        <h2 className="pb-4 text-h3">{copy.heading}</h2>
        <dl className="border-b border-rule">
          {copy.things.map(({ name, text }) => (
            <div key={name} className="grid gap-x-gap gap-y-1 border-t border-rule py-4 md:grid-cols-[2fr_3fr] lg:grid-cols-1">
              <dt className="font-label">{name}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

export function ClaimSteps({ copy }: { copy: Copy["claim"] }) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand py-16 lg:py-20">
      <Container className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-5 lg:col-span-4">
          <h2 className="text-title hyphens-auto">{copy.heading}</h2>
          <p className="text-soft">{copy.text}</p>
          <ButtonLink to={localPath(language, "/contact-us?problemType=warranty#ask")}>{copy.link}</ButtonLink>
        </div>
        <ol className="grid gap-6 lg:col-span-7 lg:col-start-6">
          {copy.steps.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
              <span aria-hidden="true" className="text-h2 leading-none font-monument tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-label">{name}</h3>
                <p className="max-w-prose">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
