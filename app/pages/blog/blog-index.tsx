import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { BlogRow } from "./blog-row.server.ts";
import type { BlogData } from "./route.tsx";

/** The articles under one another, each with its minutes as the figure in the margin. */
export function BlogIndex({ copy, rows }: { copy: BlogData["copy"]; rows: readonly BlogRow[] }) {
  return (
    <section>
      <h2 className="sr-only">{copy.index}</h2>
      <ol>
        {rows.map((row, index) => (
          <li
            key={row.to}
            className="group relative grid grid-cols-[4.25rem_1fr] gap-x-gap border-b border-rule py-7 md:grid-cols-[8rem_1fr_10rem] lg:grid-cols-12 lg:py-9"
          >
            <p className="tabular-nums lg:col-span-2">
              <span className="text-[clamp(2.5rem,1.4rem+3.6vw,4.75rem)] leading-[0.86] font-monument tracking-[-0.04em]">{row.minutes}</span>
              <span className="block pt-2 text-small text-soft md:inline md:pl-1.5">{copy.unit}</span>
            </p>
            <div className="flex min-w-0 flex-col items-start gap-2.5 lg:col-span-7" lang={row.lang}>
              <h3 className="text-h3 text-balance hyphens-auto wrap-anywhere lg:text-[clamp(1.75rem,2.5vw,2.375rem)] lg:leading-[1.1] lg:tracking-[-0.02em]">
                <Link to={row.to} className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline">
                  {row.title}
                </Link>
              </h3>
              <p className="max-w-[60ch] text-soft">{row.lead}</p>
              <p className="flex flex-wrap gap-x-3 text-small">
                <time dateTime={row.day} className="tabular-nums text-soft">
                  {row.date}
                </time>
                <span className="text-sun-deep">{row.topics.join(" · ")}</span>
                {row.example && <Tag>{copy.example}</Tag>}
              </p>
            </div>
            {/* It says nothing that its article's page does not say again, with words. */}
            <div
              className={classNames(
                "aspect-4/3 self-start overflow-clip rounded-picture max-md:order-first max-md:col-span-2 max-md:mb-5 lg:col-span-3 lg:col-start-10",
                // On a phone only the first one opens the list.
                index > 0 && "max-md:hidden",
              )}
            >
              <PictureView picture={row.picture} alt="" sizes="(min-width: 64rem) 20rem, (min-width: 48.75rem) 10rem, 100vw" first={index === 0} className="size-full object-cover" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
