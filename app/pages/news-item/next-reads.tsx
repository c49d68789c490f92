import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { NextRead } from "./article-view.server.ts";

export function NextReads({ heading, all, reads }: { heading: string; all: string; reads: readonly NextRead[] }) {
  const language = usePageLanguage();
  return (
    <Container className="pb-24 lg:pb-40">
      <section className="border-t-2 border-ink pt-6">
        <h2 className="text-ink-soft">{heading}</h2>
        <ul className="grid gap-x-6 lg:grid-cols-2">
          {reads.map((read) => (
            <li key={read.id} className="group relative flex flex-col gap-2 py-6">
              <h3 className="text-h2 text-balance hyphens-auto wrap-anywhere" lang={read.lang}>
                <Link
                  to={localPath(language, `/explore/news/${read.id}`)}
                  className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {read.title}
                </Link>
              </h3>
              <time dateTime={read.day} className="order-first tabular-nums text-sun-deep">
                {read.date}
              </time>
            </li>
          ))}
        </ul>
        <p className="pt-6">
          <TextLink to={localPath(language, "/explore/news")}>{all}</TextLink>
        </p>
      </section>
    </Container>
  );
}
