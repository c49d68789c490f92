import type { ReactNode } from "react";
import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { ViewOf } from "./view-blocks.server.ts";

type Card = ViewOf<"cards">["cards"][number];

export function CardGrid({ block: { heading, cards } }: { block: ViewOf<"cards"> }) {
  const Title = heading ? "h3" : "h2";
  return (
    <Container className="pt-16 lg:pt-28">
      {heading && <h2 className="max-w-[24ch] pb-8 text-title text-balance hyphens-auto lg:pb-12">{heading}</h2>}
      <ul className="grid gap-x-gap gap-y-12 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {cards.map((card, index) => (
          // Cards have no id and never change on a rendered page.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="group relative flex max-w-[40rem] flex-col gap-2">
            {card.picture ? (
              <div className="mb-2 aspect-3/2 overflow-hidden rounded-picture">
                <PictureView
                  picture={card.picture}
                  alt={card.pictureAlt}
                  sizes="(min-width: 64rem) 27rem, (min-width: 48.75rem) 50vw, 95vw"
                  className="size-full object-cover"
                />
              </div>
            ) : (
              <span aria-hidden="true" className="mb-2 w-full border-t border-rule" />
            )}
            <Title className="text-h3 text-balance hyphens-auto wrap-anywhere">
              <CardLink link={card.link}>{card.title}</CardLink>
            </Title>
            {card.text && <p className="max-w-[56ch] text-soft">{card.text}</p>}
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The link covers the whole card. */
function CardLink({ link, children }: { link: Card["link"]; children: ReactNode }) {
  if (!link) return children;
  const className = "decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline";
  return link.isPage ? (
    <Link to={link.to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={link.to} rel="noreferrer" className={className}>
      {children}
    </a>
  );
}
