import type { Picture } from "#app/assets/pictures.server.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

export function CactusStory({ story, picture }: { story: Copy["story"]; picture: Picture }) {
  return (
    <Container className="py-16 lg:py-28">
      <section className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:self-center lg:pr-10">
          <h2 className="text-h2 text-balance hyphens-auto">{story.heading}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="pt-5 text-lead text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-7">
          <PictureView
            picture={picture}
            alt={story.alt}
            sizes="(min-width: 64rem) 44rem, 100vw"
            className="aspect-4/3 w-full rounded-picture object-cover"
          />
        </div>
      </section>
    </Container>
  );
}

/** Plant, product and what they have in common, as one list of names set large. */
export function CactusNames({ names }: { names: Copy["names"] }) {
  return (
    <section className="bg-sand py-16 lg:py-28">
      <Container>
        <h2 className="pb-8 text-h3">{names.heading}</h2>
        <ul>
          {names.list.map((name) => (
            <li key={name.product} className="grid items-baseline gap-x-6 gap-y-2 border-t border-ink-soft py-6 lg:grid-cols-12">
              <h3 className="text-h2 hyphens-auto wrap-anywhere lg:col-span-6">{name.plant}</h3>
              <p className="font-label lg:col-span-2">{name.product}</p>
              <p className="max-w-prose text-pretty lg:col-span-4">{name.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
