import { RuledList } from "#app/features/support/ruled-list.tsx";
import type { Picture } from "#app/assets/pictures.server.ts";
import { Container } from "#app/ui/container.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { CareData } from "./data.server.ts";

type Copy = CareData["copy"];

export function Prohibitions({ copy }: { copy: Copy["never"] }) {
  return (
    <Container className="grid gap-x-gap gap-y-6 pb-section lg:grid-cols-12">
      <h2 className="text-title hyphens-auto lg:col-span-4">{copy.heading}</h2>
      <RuledList items={copy.list} className="text-lead lg:col-span-7 lg:col-start-6" />
    </Container>
  );
}

/** Each season's line is as long as its solar yield. */
export function Year({ copy, sun }: { copy: Copy["year"]; sun: readonly string[] }) {
  return (
    <section className="night py-16 lg:py-24 print:hidden">
      <Container>
        <h2 className="text-title hyphens-auto">{copy.heading}</h2>
        <p className="max-w-prose pb-10 pt-3 text-soft">{copy.text}</p>
        <ol className="grid gap-x-gap gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {copy.seasons.map(({ name, text }, season) => (
            <li key={name} className="min-w-0">
              <div aria-hidden="true" className="border-b border-rule">
                <div className="line-of-light" style={{ width: sun[season] }} />
              </div>
              <h3 className="pb-2 pt-3 text-h3">{name}</h3>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

export function StorageAndMoving({ copy, picture }: { copy: Copy["resting"]; picture: Picture }) {
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h2 className="pb-6 text-title hyphens-auto">{copy.heading}</h2>
        {copy.cases.map(({ name, steps }) => (
          <Disclosure key={name} summary={name}>
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
      <div className="lg:col-span-5 lg:col-start-8 print:hidden">
        <PictureView
          picture={picture}
          alt={copy.alt}
          sizes="(min-width: 64rem) 34rem, 100vw"
          className="aspect-4/5 w-full rounded-picture object-cover"
        />
      </div>
    </Container>
  );
}
