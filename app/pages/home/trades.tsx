import { Link } from "react-router";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import { agavePath } from "./hero.tsx";
import type { HomeData } from "./route.tsx";

type Copy = HomeData["copy"];
type PanelCopy = Copy["residential"];

/** The three lines as one block without gaps; no two panels are built alike. */
export function Trades({ copy, pictures }: { copy: Copy; pictures: HomeData["pictures"] }) {
  return (
    <div className="pt-section">
      <div className="grid menu:grid-cols-12">
        <section className="grid content-between gap-10 bg-sand px-5 pt-14 md:px-10 menu:col-span-7 xl:px-15 2xl:grid-cols-2">
          <Panel copy={copy.residential} path={agavePath} />
          <PictureView picture={pictures.residential} alt="" sizes="(min-width: 780px) 40vw, 80vw" className="mx-auto h-auto w-4/5 max-w-lg self-end" />
        </section>
        <section className="dark grid content-between gap-10 px-5 py-14 md:px-10 menu:col-span-5">
          <Panel copy={copy.commercial} path="/products/tianyuan-60k" onDark />
          <PictureView picture={pictures.commercial} alt="" sizes="(min-width: 780px) 35vw, 90vw" className="mx-auto h-auto w-full max-w-md" />
        </section>
      </div>
      <Utility copy={copy.utility} picture={pictures.utility} />
    </div>
  );
}

function Panel({ copy, path, onDark = false }: { copy: PanelCopy; path: string; onDark?: boolean }) {
  const language = usePageLanguage();
  const soft = onDark ? "text-on-dark-soft" : "text-ink-soft";
  const link = onDark ? "text-cactus-on-dark" : "text-cactus";
  return (
    <div className="min-w-0">
      <p className={`text-small ${soft}`}>{copy.label}</p>
      <h2 className="pb-4 pt-2 text-h2">{copy.heading}</h2>
      <p className="max-w-prose">{copy.text}</p>
      <p className="pt-8 text-h2 tabular-nums">
        {copy.figure} <span className="text-lead">{copy.unit}</span>
      </p>
      <p className={`text-small ${soft}`}>{copy.condition}</p>
      <Link to={localPath(language, path)} className={`mt-6 inline-block py-1 underline underline-offset-4 ${link}`}>
        {copy.link}
      </Link>
    </div>
  );
}

function Utility({ copy, picture }: { copy: Copy["utility"]; picture: HomeData["pictures"]["utility"] }) {
  const language = usePageLanguage();
  return (
    <section className="bg-graphite-2 text-on-dark">
      <PictureView picture={picture} alt={copy.pictureAlt} sizes="100vw" className="aspect-4/3 w-full object-cover menu:aspect-21/9" />
      <div className="dark grid gap-6 px-5 py-14 md:px-10 lg:grid-cols-12 xl:px-15">
        <div className="lg:col-span-7">
          <p className="text-small text-on-dark-soft">{copy.label}</p>
          <h2 className="pt-2 text-h2">{copy.heading}</h2>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
          <p>{copy.text}</p>
          <Link to={localPath(language, "/products/tianyuan-200k")} className="mt-4 inline-block py-1 text-cactus-on-dark underline underline-offset-4">
            {copy.link}
          </Link>
        </div>
      </div>
    </section>
  );
}
