import type { Ref } from "react";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { type ProductCategory, productLines } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import type { CatalogueItem } from "./catalogue-item.server.ts";
import { AccessoryList, DeviceList, type RowsProps } from "./product-rows.tsx";
import type { CatalogueData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type ListProps = Pick<RowsProps, "compared" | "onTick"> & {
  products: readonly CatalogueItem[];
  category: ProductCategory | undefined;
  filters: { name: string; count: string; to: string }[];
  current: string;
  allTo: string;
  headingRef: Ref<HTMLHeadingElement>;
  copy: CatalogueData["copy"];
};

/** Accessories stand below the list of all products; they are not a filter category. */
export function ProductList({ products, category, filters, current, allTo, headingRef, copy, ...ticking }: ListProps) {
  const language = usePageLanguage();
  const isAccessory = ({ categories }: CatalogueItem) => !category && categories[0] === "accessory";
  const accessories = products.filter(isAccessory);
  const lines = productLines
    .map((line) => ({ line, ofLine: products.filter((product) => product.line === line && !isAccessory(product)) }))
    .filter(({ ofLine }) => ofLine.length > 0);
  return (
    <Container className="pb-16 pt-8 lg:pb-24 lg:pt-10">
      <FilterFold active={[category && copy.categories[category]]}>
        <TabLinks label={copy.filter.label} links={filters} current={current} />
      </FilterFold>
      <output className="sr-only">{fillPlaceholders(copy.filter.shown, { count: products.length })}</output>
      <h2 id="list" ref={headingRef} tabIndex={-1} className="sr-only scroll-mt-32">
        {category ? copy.categories[category] : copy.products}
      </h2>
      {lines.map(({ line, ofLine }) => (
        <section key={line} aria-labelledby={`line-${line}`} className="pt-10 lg:pt-14">
          <h2 id={`line-${line}`} className="border-b border-ink-soft pb-3 text-small font-label">
            {copy.lines[line]}
          </h2>
          <DeviceList products={ofLine} copy={copy} {...ticking} />
        </section>
      ))}
      {products.length === 0 && (
        <div className="pt-12">
          {category ? <EmptyState {...copy.emptyCategory} to={allTo} /> : <EmptyState {...copy.empty} to={localPath(language, "/")} />}
        </div>
      )}
      {accessories.length > 0 && (
        <section className="grid gap-x-gap gap-y-6 pt-16 lg:grid-cols-12 lg:pt-24">
          <h2 className="text-title lg:col-span-3">{copy.categories.accessory}</h2>
          <div className="lg:col-span-9">
            <AccessoryList products={accessories} copy={copy} {...ticking} />
          </div>
        </section>
      )}
    </Container>
  );
}
