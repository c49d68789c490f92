import type { ReactNode } from "react";
import { Link } from "react-router";
import { PictureView } from "./picture.tsx";

type Story = {
  to: string;
  above: ReactNode;
  title: string;
  text: string;
  /** Language of title and text, if it differs from the page's. */
  lang?: string;
};
type Illustrated = Story & { picture: Parameters<typeof PictureView>[0]["picture"]; pictureAlt: string };
type Tagged = { tag?: ReactNode };
type Heading = "h2" | "h3";

type LeadCardProps = Illustrated &
  Tagged & {
    /** Call to action, such as "Read on". */
    cue: string;
    /** Whether the image is the largest one of the first screen. */
    first?: boolean;
    heading?: Heading;
  };

/** First entry of a list: the image in eight columns, the text in four. */
export function LeadCard({ to, above, title, tag, text, lang, picture, pictureAlt, cue, first, heading }: LeadCardProps) {
  return (
    <article className="group relative grid gap-6 lg:grid-cols-12">
      <CardPicture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 64rem) 55rem, 100vw"
        first={first}
        lang={lang}
        className="lg:col-span-8"
      />
      <div className="flex flex-col items-start gap-4 lg:col-span-4 lg:justify-end">
        <p className="text-h3 tabular-nums text-sun-deep">{above}</p>
        <CardTitle to={to} title={title} lang={lang} heading={heading} className="text-title" />
        {tag}
        <p className="text-soft" lang={lang}>
          {text}
        </p>
        <span aria-hidden="true" className="font-label text-action underline underline-offset-4">
          {cue}
        </span>
      </div>
    </article>
  );
}

export function PictureCard({ to, above, title, text, lang, picture, pictureAlt }: Illustrated) {
  return (
    <article className="group relative flex flex-col gap-2">
      <CardPicture picture={picture} alt={pictureAlt} sizes="(min-width: 48.75rem) 40rem, 100vw" lang={lang} className="mb-2" />
      <p className="text-small tabular-nums text-sun-deep">{above}</p>
      <CardTitle to={to} title={title} lang={lang} className="text-h3" />
      <p className="max-w-[56ch] text-soft" lang={lang}>
        {text}
      </p>
    </article>
  );
}

/** List row with a small image: date or kind, title and text, on one line if there is room. */
export function PictureRow({ to, above, title, tag, text, lang, picture }: Omit<Illustrated, "pictureAlt"> & Tagged) {
  return (
    <article className="link-row grid grid-cols-[1fr_auto] grid-rows-[auto_1fr] items-start gap-x-6 gap-y-2 border-t border-rule py-6 lg:grid-cols-12 lg:grid-rows-1">
      <CardPicture
        picture={picture}
        alt=""
        sizes="12rem"
        className="col-start-2 row-span-2 row-start-1 w-24 lg:col-span-2 lg:col-start-1 lg:row-span-1 lg:w-full"
      />
      <p className="tabular-nums text-sun-deep lg:col-span-2">{above}</p>
      <CardTitle to={to} title={title} lang={lang} link="row-link" className="col-start-1 text-h3 lg:col-span-4 lg:col-start-5" />
      <div className="col-span-full lg:col-span-4">
        <p className="text-soft" lang={lang}>
          {text}
        </p>
        {tag}
      </div>
    </article>
  );
}

type CardTitleProps = Pick<Story, "to" | "title" | "lang"> & { heading?: Heading; link?: string; className: string };

/** Link that covers the whole card. */
const cardLink = "decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline";

function CardTitle({ to, title, lang, heading: Heading = "h3", link = cardLink, className }: CardTitleProps) {
  return (
    <Heading className={`${className} text-balance hyphens-auto wrap-anywhere`} lang={lang}>
      <Link to={to} className={link}>
        {title}
      </Link>
    </Heading>
  );
}

function CardPicture({ className, ...picture }: Parameters<typeof PictureView>[0]) {
  return (
    <div className={`aspect-3/2 overflow-hidden rounded-picture ${className}`}>
      <PictureView {...picture} className="size-full object-cover" />
    </div>
  );
}
