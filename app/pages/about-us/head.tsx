import type { Picture } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

type HeadProps = { copy: Pick<Copy, "about" | "heading" | "lead" | "hallAlt">; picture: Picture };

/** What we make in one line, and the largest of it across the window. */
export function Head({ copy, picture }: HeadProps) {
  return (
    <section>
      <Container className="pt-6">
        <PageBreadcrumb current={copy.about} />
        <div className="grid items-end gap-x-gap gap-y-5 pb-8 pt-10 lg:grid-cols-12 lg:pb-12 lg:pt-16">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
          <p className="text-lead lg:col-span-4">{copy.lead}</p>
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
