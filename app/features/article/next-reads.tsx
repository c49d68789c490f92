import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { NextRead } from "./article-view.server.ts";

type NextReadsProps = { heading: string; all: { to: string; text: string }; reads: readonly NextRead[] };

export function NextReads({ heading, all, reads }: NextReadsProps) {
  return (
    <Container className="pb-24 lg:pb-40">
      <section className="border-t-2 border-ink pt-6">
        <h2 className="text-ink-soft">{heading}</h2>
        <ul className="grid gap-x-6 lg:grid-cols-2">
          {reads.map((read) => (
            <li key={read.to} className="link-row flex flex-col gap-2 py-6">
              <h3
                className="text-h3 text-balance lg:text-[clamp(1.625rem,2.2vw,2rem)] lg:leading-[1.12] lg:tracking-[-0.02em] hyphens-auto wrap-anywhere"
                lang={read.lang}
              >
                <Link to={read.to} className="row-link">
                  {read.title}
                </Link>
              </h3>
              <p className="order-first flex flex-wrap gap-x-4 tabular-nums">
                <time dateTime={read.day} className="text-sun-deep">
                  {read.date}
                </time>
                <span className="text-ink-soft">{read.minutes}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="pt-6">
          <TextLink to={all.to}>{all.text}</TextLink>
        </p>
      </section>
    </Container>
  );
}
