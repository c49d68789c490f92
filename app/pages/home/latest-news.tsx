import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";

export function LatestNews({ copy, stories }: { copy: HomeData["copy"]["news"]; stories: HomeData["stories"] }) {
  const language = usePageLanguage();
  const [lead, ...rest] = stories;
  const to = (id: string) => localPath(language, `/explore/news/${id}`);
  return (
    <section className="py-section">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-4 pb-10">
          <h2 className="text-h2">{copy.heading}</h2>
          <TextLink to={localPath(language, "/explore/news")}>{copy.all}</TextLink>
        </div>
        {!lead && <p>{copy.empty}</p>}
        <div className="grid gap-12 lg:grid-cols-12">
          {lead && "picture" in lead && (
            <article className="lg:col-span-7" lang={lead.lang}>
              <PictureView
                picture={lead.picture}
                alt={lead.pictureAlt}
                sizes="(min-width: 1024px) 58vw, 100vw"
                className="aspect-3/2 w-full rounded-picture object-cover"
              />
              <p className="pt-5 text-small text-ink-soft">
                <time dateTime={lead.date}>{lead.day}</time>
              </p>
              <h3 className="pt-1 text-title">
                <Link to={to(lead.id)} className="hover:text-cactus">
                  {lead.title}
                </Link>
              </h3>
              <p className="max-w-prose pt-3">{lead.lead}</p>
            </article>
          )}
          <ul className="lg:col-span-4 lg:col-start-9">
            {rest.map((story) => (
              <li key={story.id} className="link-row border-t border-line py-6" lang={story.lang}>
                <p className="text-small text-ink-soft">
                  <time dateTime={story.date}>{story.day}</time>
                </p>
                <h3 className="pt-1 text-h3">
                  <Link to={to(story.id)} className="row-link">
                    {story.title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
