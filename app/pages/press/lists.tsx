import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { PressData } from "./data.server.ts";

export function Images({ copy, images }: Pick<PressData, "copy" | "images">) {
  const language = usePageLanguage();
  return (
    <Container>
      <section aria-labelledby="images" className="grid gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="images" className="text-title hyphens-auto">
            {copy.images.heading}
          </h2>
          <p className="max-w-prose pt-4">{images.length > 0 ? copy.images.text : copy.images.empty}</p>
          <TextLink to={localPath(language, "/support-center/downloads?resource=picture")} className="mt-2">
            {copy.images.all}
          </TextLink>
        </div>
        <ul className="content-start empty:hidden lg:col-span-8">
          {images.map(({ name, files }) => (
            <li key={name} className="grid gap-x-gap gap-y-3 border-t border-rule py-4 md:grid-cols-[1fr_3fr]">
              <h3 lang={files[0]?.lang} className="font-label hyphens-auto wrap-anywhere">
                {name}
              </h3>
              <ul className="grid grid-cols-2 gap-x-4 md:gap-x-gap">
                {files.map((file) => (
                  <File key={file.id} file={file} copy={copy} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

function File({ copy, file }: Pick<PressData, "copy"> & { file: PressData["images"][number]["files"][number] }) {
  const { title, url, format, size, pixels, thumbnail, lang, example } = file;
  return (
    <li className="grid content-start gap-x-4 gap-y-2 md:grid-cols-2 md:items-center">
      <div className="relative grid aspect-video w-full place-items-center overflow-clip rounded-picture bg-sand text-soft">
        {thumbnail ? (
          <PictureView
            picture={thumbnail.picture}
            alt=""
            sizes="(width >= 64rem) 10rem, (width >= 48.75rem) 18vw, 45vw"
            className={classNames("absolute inset-0 size-full", thumbnail.kind === "cutout" ? "object-contain p-3" : "object-cover")}
          />
        ) : (
          <span aria-hidden="true">{format}</span>
        )}
      </div>
      <div>
        {example && <Tag>{copy.example}</Tag>}
        <p className="text-small text-soft tabular-nums">
          <span>{[format, size].join(", ")}</span>
          {pixels && <span className="max-md:hidden">, {pixels}</span>}
        </p>
        <a href={url} download className="line-link py-1.5 font-label text-action forced-colors:underline">
          {copy.images.download}
          <span className="sr-only" lang={lang}>
            , {title}
          </span>
        </a>
      </div>
    </li>
  );
}

export function News({ copy, news }: Pick<PressData, "copy" | "news">) {
  const language = usePageLanguage();
  return (
    <Container className="py-section">
      <section aria-labelledby="press-news">
        <div className="flex flex-wrap items-baseline justify-between gap-4 pb-6">
          <h2 id="press-news" className="text-title hyphens-auto">
            {copy.news.heading}
          </h2>
          <TextLink to={localPath(language, "/explore/news")}>{copy.news.all}</TextLink>
        </div>
        {news.length === 0 && <p>{copy.news.empty}</p>}
        <ul className="grid gap-x-gap gap-y-6 md:grid-cols-3">
          {news.map(({ id, title, lead, date, day, lang, example }) => (
            <li key={id} lang={lang} className="border-t border-rule pt-4">
              <p className="text-small text-soft">
                <time dateTime={date}>{day}</time> {example && <Tag>{copy.example}</Tag>}
              </p>
              <h3 className="pt-1 text-h3 hyphens-auto">
                <Link to={localPath(language, `/explore/news/${id}`)} className="hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="pt-2">{lead}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
