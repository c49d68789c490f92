import { Link } from "react-router";
import type { CaseView } from "#app/features/solutions/case-view.server.ts";
import { CaseFigures } from "#app/features/solutions/sector-cases.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export type ShownCase = CaseView & { with: readonly { id: string; name: string }[] };
type CaseArticleProps = { item: ShownCase; copy: Omit<Copy, "seo">; first: boolean; flipped: boolean };

/** Shows one case: the first at full width, the others with the image alternately on the left and the right. */
export function CaseArticle({ item, copy, first, flipped }: CaseArticleProps) {
  const picture = first ? "lg:col-span-7" : classNames("lg:col-span-5", flipped && "lg:order-last lg:col-start-8");
  const words = first ? "lg:col-span-4 lg:col-start-9 lg:self-end" : classNames("lg:col-span-6", !flipped && "lg:col-start-7");
  return (
    <article
      id={item.id}
      lang={item.lang}
      className={classNames(
        "grid scroll-mt-bar items-start gap-x-gap gap-y-6 pt-8 target:border-t-3 target:border-mark lg:grid-cols-12",
        !first && "border-t border-rule",
      )}
    >
      <div className={classNames("overflow-clip rounded-picture", first ? "aspect-3/2" : "aspect-4/3", picture)}>
        <PictureView
          picture={item.picture}
          alt={item.pictureAlt}
          sizes={first ? "(width >= 64rem) 60rem, 100vw" : "(width >= 64rem) 40rem, 100vw"}
          first={first}
          className="size-full object-cover"
        />
      </div>
      <div className={classNames("flex min-w-0 flex-col gap-4", words)}>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-sun-deep">
          {item.place} {item.example && <Tag>{copy.example}</Tag>}
        </p>
        <h2 className={classNames("text-balance hyphens-auto", first ? "text-h2" : "text-h2 lg:text-[clamp(1.75rem,2.4vw,2.5rem)]")}>
          {item.title}
        </h2>
        <CaseFigures figures={item.figures} large />
        <p className="max-w-[56ch] text-lead">{item.lead}</p>
        {item.with.length > 0 && <Products item={item} copy={copy} />}
        {!first && <Calculation item={item} copy={copy} />}
      </div>
      {first && (
        <div className="grid gap-x-gap gap-y-6 lg:col-span-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Calculation item={item} copy={copy} />
          </div>
        </div>
      )}
    </article>
  );
}

function Products({ item, copy }: Pick<CaseArticleProps, "item" | "copy">) {
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

function Calculation({ item, copy }: Pick<CaseArticleProps, "item" | "copy">) {
  return (
    <Disclosure summary={copy.read}>
      <div className="prose" dangerouslySetInnerHTML={{ __html: item.body }} />
    </Disclosure>
  );
}
