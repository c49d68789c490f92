import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { agavePath } from "./hero.tsx";
import type { HomeData } from "./route.tsx";

type Copy = HomeData["copy"];
type PanelCopy = Copy["residential"];

/** The three lines as one block without gaps; no two panels are built alike. */
export function Trades({ copy, pictures }: { copy: Copy; pictures: HomeData["pictures"] }) {
  return (
    <div className="pt-section">
      <div className="grid md:grid-cols-12">
        <section className="grid content-between gap-10 bg-sand px-5 pt-14 md:px-10 md:col-span-7 xl:px-15">
          <Panel copy={copy.residential} path={agavePath} />
          <PictureView picture={pictures.residential} alt="" sizes="(min-width: 780px) 40vw, 80vw" className="mx-auto h-auto w-4/5 max-w-lg self-end" />
        </section>
        <section className="night grid content-between gap-10 px-5 py-14 md:px-10 md:col-span-5">
          <Panel copy={copy.commercial} path="/products/tianyuan-60k" />
          <PictureView picture={pictures.commercial} alt="" sizes="(min-width: 780px) 35vw, 90vw" className="mx-auto h-auto w-full max-w-md" />
        </section>
      </div>
      <Utility copy={copy.utility} picture={pictures.utility} />
    </div>
  );
}

function Panel({ copy, path }: { copy: PanelCopy; path: string }) {
  const language = usePageLanguage();
  return (
    <div className="min-w-0">
      <p className="text-small text-soft">{copy.label}</p>
      <h2 className="pb-4 pt-2 text-h2">{copy.heading}</h2>
      <p className="max-w-prose">{copy.text}</p>
      <FigureText number={copy.figure} unit={copy.unit} note={copy.condition} className="py-8" />
      <TextLink to={localPath(language, path)}>
        {copy.link}
      </TextLink>
    </div>
  );
}

function Utility({ copy, picture }: { copy: Copy["utility"]; picture: HomeData["pictures"]["utility"] }) {
  const language = usePageLanguage();
  return (
    <section className="night">
      <PictureView picture={picture} alt={copy.pictureAlt} sizes="100vw" className="aspect-4/3 w-full object-cover md:aspect-21/9" />
      <div className="night grid gap-6 px-5 py-14 md:px-10 lg:grid-cols-12 xl:px-15">
        <div className="lg:col-span-7">
          <p className="text-small text-on-dark-soft">{copy.label}</p>
          <h2 className="pt-2 text-h2">{copy.heading}</h2>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
          <p>{copy.text}</p>
          <TextLink to={localPath(language, "/products/tianyuan-200k")}>
            {copy.link}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
