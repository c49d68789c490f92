import { towerPaths } from "#app/page/tower-paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";

type Copy = HomeData["copy"];
type Pictures = HomeData["pictures"];

export function ProductLines({ copy, pictures }: { copy: Copy; pictures: Pictures }) {
  return (
    <div className="grid pt-section lg:grid-cols-[7fr_5fr]">
      <Residential copy={copy.residential} picture={pictures.residential} />
      <Commercial copy={copy.commercial} picture={pictures.commercial} />
      <Utility copy={copy.utility} picture={pictures.utility} />
    </div>
  );
}

function Residential({ copy, picture }: { copy: Copy["residential"]; picture: Pictures["residential"] }) {
  const language = usePageLanguage();
  return (
    <section className="grid gap-x-4 bg-linear-to-t from-line from-15% to-sand to-15% pl-margin pr-edge pt-16 md:grid-cols-[1fr_1fr] lg:min-h-[52vw] lg:pr-0 lg:pt-20">
      <div className="flex min-w-0 flex-col">
        <p className="text-small text-soft">{copy.label}</p>
        <h2 className="pb-5 pt-2 text-h2">{copy.heading}</h2>
        <p className="max-w-[38ch] pb-4">{copy.text}</p>
        <TextLink to={localPath(language, towerPaths["agave-th"])} className="self-start">
          {copy.link}
        </TextLink>
        <FigureText number={copy.figure} unit={copy.unit} note={copy.condition} size="h2" className="pb-8 pt-12 md:mt-auto md:pb-10" />
      </div>
      <PictureView
        picture={picture}
        alt=""
        sizes="(width >= 64rem) 30vw, (width >= 48.75rem) 45vw, 90vw"
        className="mx-auto h-auto w-full max-w-md self-end md:max-w-none lg:scale-110 lg:origin-bottom"
      />
    </section>
  );
}

function Commercial({ copy, picture }: { copy: Copy["commercial"]; picture: Pictures["commercial"] }) {
  const language = usePageLanguage();
  return (
    <section className="night flex flex-col">
      <div className="px-edge pt-16 lg:px-12 lg:pt-20">
        <p className="text-small text-soft">{copy.label}</p>
        <h2 className="pb-5 pt-2 text-h2">{copy.heading}</h2>
        <p className="max-w-[38ch]">{copy.text}</p>
        <FigureText number={copy.figure} unit={copy.unit} note={copy.condition} className="py-6" />
        <TextLink to={localPath(language, "/products/tianyuan-60k")}>{copy.link}</TextLink>
      </div>
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="(width >= 64rem) 75vw, 100vw"
        className="mt-10 aspect-4/3 w-full flex-1 object-cover object-[52%_50%] lg:min-h-0"
      />
    </section>
  );
}

/** The text stands above the picture, because fields and trees make it hard to read. */
function Utility({ copy, picture }: { copy: Copy["utility"]; picture: Pictures["utility"] }) {
  const language = usePageLanguage();
  return (
    <section className="night lg:col-span-2">
      <div className="wrap grid gap-x-gap gap-y-5 pb-10 pt-16 lg:grid-cols-2 lg:items-end lg:pb-14">
        <div>
          <p className="text-small text-soft">{copy.label}</p>
          <h2 className="max-w-[20ch] pt-2 text-h2">{copy.heading}</h2>
        </div>
        <div>
          <p className="max-w-[52ch] pb-3">{copy.text}</p>
          <TextLink to={localPath(language, "/products/tianyuan-200k")}>{copy.link}</TextLink>
        </div>
      </div>
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="100vw"
        className="aspect-4/3 w-full object-cover object-bottom lg:aspect-21/9"
      />
    </section>
  );
}
