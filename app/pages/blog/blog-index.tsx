import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { BlogRow, BlogSection } from "./blog-row.server.ts";
import type { BlogData } from "./data.server.ts";

type Texts = { copy: Pick<BlogData["copy"], "example"> };

/** Groups the articles by topic; the topic's heading stays in view while its articles scroll. */
export function BlogIndex({ copy, sections }: Texts & { sections: readonly BlogSection[] }) {
  return sections.map(({ topic, name, rows }, section) => (
    <section key={topic} className={classNames("grid gap-x-gap lg:grid-cols-12", section > 0 && "mt-12 border-t-2 border-ink lg:mt-20")}>
      <h2 className="pt-8 text-title text-balance hyphens-auto wrap-anywhere lg:sticky lg:top-20 lg:col-span-4 lg:self-start lg:pt-9">
        {name}
      </h2>
      <ul className="lg:col-span-8">
        {rows.map((row, index) => (
          <IndexEntry key={row.to} copy={copy} row={row} opens={index === 0} first={section + index === 0} />
        ))}
      </ul>
    </section>
  ));
}

function IndexEntry({ copy, row, opens, first }: Texts & { row: BlogRow; opens: boolean; first: boolean }) {
  return (
    <li className="link-row grid gap-x-gap gap-y-5 border-b border-rule py-7 last:border-b-0 md:grid-cols-[1fr_11rem] lg:grid-cols-[1fr_15rem] lg:py-9">
      <div className="flex min-w-0 flex-col items-start gap-3" lang={row.lang}>
        <h3 className="text-h3 text-balance hyphens-auto wrap-anywhere lg:text-[clamp(1.625rem,2.2vw,2rem)] lg:leading-[1.12] lg:tracking-[-0.02em]">
          <Link to={row.to} className="row-link">
            {row.title}
          </Link>
        </h3>
        <p className="max-w-[56ch] text-soft">{row.lead}</p>
        <p className="flex flex-wrap gap-x-4 text-small">
          <time dateTime={row.day} className="tabular-nums text-sun-deep">
            {row.date}
          </time>
          <span className="tabular-nums text-soft">{row.minutes}</span>
          {row.otherTopics.length > 0 && <span className="text-soft">{row.otherTopics.join(" · ")}</span>}
          {row.example && <Tag>{copy.example}</Tag>}
        </p>
      </div>
      {/* The image is decorative: the article's page repeats it with an alt text. Phones show one image per topic. */}
      <div
        className={classNames(
          "aspect-3/2 max-h-80 w-full self-start overflow-clip rounded-picture max-md:order-first md:aspect-4/3",
          !opens && "max-md:hidden",
        )}
      >
        <PictureView
          picture={row.picture}
          alt=""
          sizes="(min-width: 64rem) 20rem, (min-width: 48.75rem) 15rem, 100vw"
          first={first}
          className="size-full object-cover"
        />
      </div>
    </li>
  );
}
