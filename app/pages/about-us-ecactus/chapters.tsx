import { Link } from "react-router";
import type { Picture } from "#app/assets/pictures.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type Plant = Copy["plants"]["agave"];
type ChapterProps = { plant: Plant; picture: Picture };

export function Agave({ plant, picture }: ChapterProps) {
  return (
    <section className="bg-sand-floor pb-section">
      <Container className="pt-section pb-10 lg:pb-16">
        <Name plant={plant} />
      </Container>
      <PictureView
        picture={picture}
        alt={plant.alt}
        sizes="100vw"
        className="aspect-4/3 w-full object-cover object-[55%_50%] md:aspect-video"
      />
      <Container className="grid gap-x-gap gap-y-4 pt-8 lg:grid-cols-12 lg:pt-12">
        <p className="text-lead lg:col-span-4 lg:col-start-2">{plant.plant}</p>
        <Device plant={plant} className="lg:col-span-5 lg:col-start-8" />
      </Container>
    </section>
  );
}

export function Myrtillocactus({ plant, picture }: ChapterProps) {
  return (
    <section className="py-section">
      <Container>
        <Name plant={plant} />
      </Container>
      <div className="grid items-end gap-x-gap gap-y-8 pt-10 lg:grid-cols-12">
        <Text plant={plant} className="order-2 px-margin lg:order-1 lg:col-span-4 lg:pr-10" />
        <PictureView
          picture={picture}
          alt={plant.alt}
          sizes="(min-width: 64rem) 67vw, 100vw"
          className="order-1 aspect-3/2 w-full object-cover object-[60%_50%] lg:order-2 lg:col-span-8 lg:aspect-16/10"
        />
      </div>
    </section>
  );
}

export function Copiapoa({ plant, picture }: ChapterProps) {
  return (
    <section className="bg-sand pb-section">
      <PictureView picture={picture} alt={plant.alt} sizes="100vw" className="aspect-4/3 w-full object-cover md:aspect-video" />
      <Container className="grid gap-x-gap gap-y-8 pt-12 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-8">
          <Name plant={plant} />
        </div>
        <Text plant={plant} className="lg:col-span-4 lg:self-end" />
      </Container>
    </section>
  );
}

export function Cholla({ plant, picture }: ChapterProps) {
  return (
    <section className="bg-sand-floor">
      <div className="grid lg:grid-cols-12">
        <PictureView
          picture={picture}
          alt={plant.alt}
          sizes="(min-width: 64rem) 100vw, 200vw"
          className="aspect-3/4 w-full object-cover object-[54%_50%] lg:col-span-5"
        />
        <div className="flex flex-col justify-between gap-10 px-margin py-section lg:col-span-7 lg:pl-16">
          <Name plant={plant} />
          <Text plant={plant} className="max-w-[40ch]" />
        </div>
      </div>
    </section>
  );
}

function Name({ plant: { name, latin } }: { plant: Plant }) {
  return (
    <h2 className="text-[clamp(2.25rem,11vw,11rem)] leading-none tracking-tight hyphens-none">
      {name}
      <span className="block pt-4 text-lead font-normal tracking-normal text-soft">{latin}</span>
    </h2>
  );
}

function Text({ plant, className }: { plant: Plant; className: string }) {
  return (
    <div className={className}>
      <p className="pb-4 text-lead">{plant.plant}</p>
      <Device plant={plant} />
    </div>
  );
}

function Device({ plant: { device, product, to }, className }: { plant: Plant; className?: string }) {
  return (
    <div className={className}>
      <p className="text-lead">{device}</p>
      <p className="pt-6">
        <Link
          to={localPath(usePageLanguage(), to)}
          className="line-link inline-block py-1.5 font-label text-action forced-colors:underline"
        >
          {product}
        </Link>
      </p>
    </div>
  );
}
