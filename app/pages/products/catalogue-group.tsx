import { Link } from "react-router";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { CatalogueItem } from "./catalogue-item.server.ts";

type GroupProps = { heading: string; items: readonly CatalogueItem[]; example: string; first: boolean };

export function CatalogueGroup({ heading, items, example, first }: GroupProps) {
  return (
    <section className="grid gap-x-6 gap-y-5 border-t border-line pt-6 lg:grid-cols-12">
      <h2 className="text-h3 hyphens-auto wrap-anywhere lg:col-span-3">{heading}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-y-10 lg:col-span-9">
        {items.map((item, index) => (
          <CatalogueCard key={item.id} item={item} example={example} eager={first && index === 0} />
        ))}
      </ul>
    </section>
  );
}

/** No space between the cards: their floors meet in one horizon. */
function CatalogueCard({ item, example, eager }: { item: CatalogueItem; example: string; eager: boolean }) {
  const language = usePageLanguage();
  return (
    <li className="group relative flex min-w-0 flex-col" lang={item.lang}>
      <div className="flex h-72 items-end justify-center bg-sand bg-linear-to-t from-line from-18% to-sand to-18% px-3 pb-8 pt-6 md:h-96">
        <div
          className="flex items-end justify-center"
          style={{ height: `${item.height}%`, transform: `translateY(${item.belowFeet}%)` }}
        >
          <PictureView
            picture={item.picture}
            alt={item.pictureAlt}
            sizes="(min-width: 64rem) 20rem, 50vw"
            loading={eager ? "eager" : "lazy"}
            fetchPriority={eager ? "high" : undefined}
            className="h-full w-auto max-w-full object-contain object-bottom"
          />
        </div>
      </div>
      <div className="flex flex-col gap-1 pr-4 pt-4 hyphens-auto">
        <h3 className="text-h3 wrap-anywhere">
          <Link
            to={localPath(language, `/products/${item.id}`)}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {item.name}
          </Link>
        </h3>
        {item.example && (
          <p>
            <Tag>{example}</Tag>
          </p>
        )}
        <p className="text-ink-soft">{item.kind}</p>
        {item.figure && (
          <p className="pt-1 text-small">
            {item.figure.label} <b className="block text-base font-label tabular-nums">{item.figure.text}</b>
          </p>
        )}
      </div>
    </li>
  );
}
