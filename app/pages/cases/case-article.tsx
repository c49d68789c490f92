import { Link } from "react-router";
import type { CaseView } from "#app/features/solutions/case-view.server.ts";
import { PowerProfile } from "#app/features/solutions/power-profile.tsx";
import { CaseFigures } from "#app/features/solutions/sector-cases.tsx";
import { SectorSign } from "#app/features/solutions/sector-sign.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export type ShownCase = CaseView & { with: readonly { id: string; name: string }[] };
type CaseArticleProps = { item: ShownCase; copy: Omit<Copy, "seo"> };

/** Shows one case: its words, and beside them the day of the site and its image, if it has one. */
export function CaseArticle({ item, copy }: CaseArticleProps) {
  return (
    <article
      id={item.id}
      lang={item.lang}
      className="grid scroll-mt-bar items-start gap-x-gap gap-y-6 border-t border-rule pt-8 target:border-t-3 target:border-mark lg:grid-cols-12"
    >
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-5">
        <SectorSign sector={item.sector} />
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-sun-deep">
          {item.place} {item.example && <Tag>{copy.example}</Tag>}
        </p>
        <h2 className="text-title text-balance hyphens-auto">{item.title}</h2>
        <p className="max-w-[56ch] text-lead">{item.lead}</p>
        <CaseFigures figures={item.figures} large />
        {item.with.length > 0 && <Products item={item} copy={copy} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
        {item.profile && <PowerProfile {...item.profile} />}
        {item.picture && (
          <PictureView
            picture={item.picture}
            alt={item.pictureAlt}
            sizes="(width >= 64rem) 48rem, 100vw"
            className="aspect-3/2 rounded-picture object-cover"
          />
        )}
        <Disclosure summary={copy.read}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: item.body }} />
        </Disclosure>
      </div>
    </article>
  );
}

function Products({ item, copy }: CaseArticleProps) {
  const language = usePageLanguage();
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="py-1 text-soft">{copy.with}</span>
      {item.with.map(({ id, name }) => (
        <Link
          key={id}
          to={localPath(language, `/products/${id}`)}
          className="py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}
