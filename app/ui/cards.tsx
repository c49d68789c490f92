import type { ReactNode } from "react";
import { Link } from "react-router";
import { PictureView } from "./picture.tsx";

type Story = {
  to: string;
  title: string;
  text?: string;
  /** Above the title: a date, a kind, a tag. */
  above?: ReactNode;
  /** Language of title and text where it is not the page's. */
  lang?: string;
};
type Heading = "h2" | "h3";
type Illustrated = Story & { picture: Parameters<typeof PictureView>[0]["picture"]; pictureAlt: string };

const card = "group relative has-focus-visible:outline-3 has-focus-visible:outline-offset-8 has-focus-visible:outline-mark";

type LeadCardProps = Illustrated & {
  /** Words that invite to read on. */
  cue: string;
  /** Its picture is the largest of the first screen. */
  first?: boolean;
  heading?: Heading;
};

/** The story that a list begins with: the picture in eight columns, the words in four. */
export function LeadCard({ picture, pictureAlt, cue, first, heading, ...story }: LeadCardProps) {
  return (
    <article className={`${card} grid gap-6 lg:grid-cols-12`}>
      <CardPicture picture={picture} alt={pictureAlt} sizes="(min-width: 64rem) 55rem, 100vw" first={first} lang={story.lang} className="lg:col-span-8" />
      <div className="flex flex-col items-start gap-4 lg:col-span-4 lg:justify-end">
        {story.above && <p className="tabular-nums text-sun-deep">{story.above}</p>}
        <CardTitle {...story} heading={heading} className="text-h2" />
        {story.text && <p className="text-soft" lang={story.lang}>{story.text}</p>}
        <span aria-hidden="true" className="line-link py-1.5 font-label text-action">
          {cue}
        </span>
      </div>
    </article>
  );
}

/** One of two or three beside each other; their pictures differ in what they show, not only in size. */
export function PictureCard({ picture, pictureAlt, ...story }: Illustrated) {
  return (
    <article className={`${card} flex flex-col gap-2`}>
      <CardPicture picture={picture} alt={pictureAlt} sizes="(min-width: 48.75rem) 40rem, 100vw" lang={story.lang} className="mb-2" />
      {story.above && <p className="text-small tabular-nums text-sun-deep">{story.above}</p>}
      <CardTitle {...story} className="text-h3" />
      {story.text && <p className="max-w-[56ch] text-soft" lang={story.lang}>{story.text}</p>}
    </article>
  );
}

/** A row of a list without pictures: date or kind, title, text, on one line where there is room. */
export function TextRow(story: Story) {
  return (
    <article className={`${card} grid items-baseline gap-x-6 gap-y-2 border-t border-rule py-6 lg:grid-cols-12`}>
      <p className="tabular-nums text-sun-deep lg:col-span-2">{story.above}</p>
      <CardTitle {...story} className="text-h3 lg:col-span-5" />
      <p className="text-soft lg:col-span-5" lang={story.lang}>
        {story.text}
      </p>
    </article>
  );
}

/** The link of the title covers the whole card. */
function CardTitle({ to, title, lang, heading: Heading = "h3", className }: Story & { heading?: Heading; className: string }) {
  return (
    <Heading className={`${className} text-balance hyphens-auto wrap-anywhere`} lang={lang}>
      <Link to={to} className="decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline">
        {title}
      </Link>
    </Heading>
  );
}

function CardPicture({ className, ...picture }: Parameters<typeof PictureView>[0]) {
  return (
    <div className={`aspect-3/2 overflow-clip rounded-picture ${className}`}>
      <PictureView {...picture} className="size-full object-cover transition-transform duration-600 motion-safe:group-hover:scale-[1.02]" />
    </div>
  );
}
