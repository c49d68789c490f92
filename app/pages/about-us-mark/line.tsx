import type { Picture } from "#app/assets/pictures.server.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

export function Line({ copy, picture }: { copy: Copy["line"]; picture: Picture }) {
  return (
    <Container className="grid gap-x-gap gap-y-10 py-section md:grid-cols-12">
      <PictureView
        picture={picture}
        alt={copy.alt}
        sizes="(min-width: 48.75rem) 34vw, 100vw"
        className="aspect-3/4 max-h-130 w-full rounded-picture object-cover md:col-span-4"
      />
      <div className="flex flex-col justify-between gap-12 md:col-span-8 lg:col-span-7 lg:col-start-6">
        <section>
          <h2 className="text-title hyphens-auto">{copy.lineHeading}</h2>
          <p className="max-w-prose pt-4">{copy.lineText}</p>
          <div className="line-of-light mt-8 w-full" />
        </section>
        <section>
          <h2 className="text-title hyphens-auto">{copy.ribHeading}</h2>
          <p className="max-w-prose pt-4">{copy.ribText}</p>
          <div aria-hidden="true" className="mt-8 flex h-16 justify-between">
            {Array.from({ length: 96 }, (_, index) => (
              <span key={index} className="border-l border-strong" />
            ))}
          </div>
        </section>
      </div>
    </Container>
  );
}
