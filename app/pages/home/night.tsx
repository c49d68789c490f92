import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./route.tsx";

type Copy = HomeData["copy"];

/** Safety, beside the line of light seen close. */
export function Safety({ copy, picture }: { copy: Copy["safety"]; picture: HomeData["pictures"]["safety"] }) {
  const language = usePageLanguage();
  return (
    <section className="grid items-center bg-sand md:grid-cols-12">
      <PictureView picture={picture} alt={copy.pictureAlt} sizes="(min-width: 780px) 58vw, 100vw" className="aspect-4/3 w-full object-cover md:col-span-7" />
      <div className="px-5 py-14 md:px-10 md:col-span-5 xl:px-15">
        <h2 className="text-h2">{copy.heading}</h2>
        <p className="pt-6 text-lead">{copy.text}</p>
        <TextLink to={localPath(language, "/products/myrtillo-ess-high-voltage-lfp-battery")}>
          {copy.link}
        </TextLink>
      </div>
    </section>
  );
}

/** The platforms at night: a list that reads like an instrument. */
export function Platforms({ copy }: { copy: Copy["platforms"] }) {
  return (
    <section className="night py-section">
      <Container className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{copy.heading}</h2>
          <p className="pt-6 text-lead text-on-dark-soft">{copy.lead}</p>
        </div>
        <dl className="lg:col-span-6 lg:col-start-7">
          {copy.items.map((item) => (
            <div key={item.name} className="grid gap-1 border-t border-graphite-line py-5 md:grid-cols-[9rem_1fr]">
              <dt className="font-label text-cactus-on-dark">{item.name}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

export function Close({ copy }: { copy: Copy["close"] }) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand py-24">
      <Container className="flex flex-wrap items-end justify-between gap-8">
        <h2 className="max-w-[18ch] text-h2">{copy.heading}</h2>
        <ButtonLink to={localPath(language, "/products")}>{copy.link}</ButtonLink>
      </Container>
    </section>
  );
}
