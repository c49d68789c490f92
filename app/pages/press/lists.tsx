import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
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
        <ul className="border-b border-rule empty:hidden lg:col-span-8">
          {images.map(({ id, title, url, note, lang, example }) => (
            <li key={id} lang={lang} className="border-t border-rule">
              <a href={url} download className="link-row flex items-baseline justify-between gap-x-6 py-3 max-md:flex-col">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="flex flex-none items-baseline gap-2 text-small text-soft tabular-nums">
                  {note} {example && <Tag>{copy.example}</Tag>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Container>
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
