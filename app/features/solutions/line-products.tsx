import { RowName } from "#app/ui/row-name.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { LineProduct } from "./read-line.server.ts";

export function ProductRows({ products }: { products: readonly LineProduct[] }) {
  const language = usePageLanguage();
  return (
    <ul className="border-b border-rule">
      {products.map((product) => (
        <li
          key={product.id}
          lang={product.lang}
          className="link-row grid grid-cols-[5rem_1fr] items-center gap-x-6 border-t border-rule py-5 md:grid-cols-[9rem_1fr]"
        >
          <PictureView picture={product.picture} alt={product.pictureAlt} sizes="9rem" className="h-24 w-full object-contain md:h-36" />
          <div className="min-w-0">
            <RowName name={product.name} kind={product.kind} to={localPath(language, `/products/${product.id}`)} />
            <p className="hidden max-w-[60ch] pt-1 text-small text-soft md:block">{product.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Links to all products and, if the page exists, to the documents of the line. */
export function LineLinks({ line, copy }: { line: string; copy: SolutionsCopy }) {
  const language = usePageLanguage();
  const downloads = useLayoutData()?.navigation.links.support.downloads;
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      <TextLink to={localPath(language, "/products")}>{copy.products.all}</TextLink>
      {downloads && <TextLink to={`${downloads.to}?line=${line}`}>{copy.documents}</TextLink>}
    </p>
  );
}
