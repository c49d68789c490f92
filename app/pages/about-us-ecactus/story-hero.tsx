import type { Picture } from "#app/assets/pictures.server.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";

type StoryHeroProps = { heading: string; lead: string; picture: Picture; alt: string };

/** Places the text below the image, where it is legible in every language. */
export function StoryHero({ heading, lead, picture, alt }: StoryHeroProps) {
  return (
    <section className="night">
      <PictureView
        picture={picture}
        alt={alt}
        sizes="100vw"
        first
        className="h-72 w-full object-cover object-[66%_100%] md:h-112 lg:h-144"
      />
      <Container className="grid items-end gap-x-6 gap-y-5 py-12 lg:grid-cols-12 lg:py-20">
        <h1 className="text-display text-balance hyphens-auto lg:col-span-7">{heading}</h1>
        <p className="text-lead text-pretty lg:col-span-5">{lead}</p>
      </Container>
      <div className="h-0.75 bg-light" />
    </section>
  );
}
