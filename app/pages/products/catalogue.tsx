import type { ReactNode } from "react";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import type { CatalogueItem } from "./catalogue-item.server.ts";
import { CompareBar } from "./compare-bar.tsx";
import { Comparison } from "./comparison.tsx";
import { ProductList } from "./product-list.tsx";
import type { CatalogueData } from "./data.server.ts";
import { useCatalogueUrl } from "./use-catalogue-url.ts";
import { useComparison } from "./use-comparison.ts";
import { WallView } from "./wall.tsx";

/** Wall, comparison and list of the products. The URL holds filter and selection. */
export function Catalogue({ copy, products, filters, wall, figures }: CatalogueData) {
  const ids = products.map(({ id }) => id);
  const { path, category, compared: idsInUrl, catalogueUrl } = useCatalogueUrl({ categories: filters, ids });
  const { compared, isOpen, isSelectionFull, form, heading, listHeading, onLinkClick, tick, resetTicks, submit } = useComparison({
    path,
    ids,
    idsInUrl,
    catalogueUrl: (idsToCompare) => catalogueUrl({ compared: idsToCompare }),
  });

  const visibleProducts = filterByCategory(products, category);
  const selected = products.filter(({ id }) => compared.includes(id));
  const tabs = filterTabs({ copy, products, filters }, (filter) => catalogueUrl({ category: filter, compared }));

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- receives bubbling clicks of the links inside, which the keyboard triggers too
    <div onClick={onLinkClick} className="contents">
      <Head copy={copy}>
        {products.length > 0 && <WallView wall={wall} products={products} shown={visibleProducts} copy={copy.wall} />}
      </Head>
      {isOpen && (
        <Comparison
          products={selected}
          figures={figures}
          urlWithout={(id) => catalogueUrl({ compared: compared.filter((other) => other !== id) })}
          onFollow={resetTicks}
          headingRef={heading}
          copy={copy.compare}
        />
      )}
      <form
        ref={form}
        method="get"
        action={`${path}#comparison`}
        onSubmit={submit}
        autoComplete="off"
        // Keep focused elements clear of the sticky bar at the foot of the window.
        className={classNames("[&_a]:scroll-mb-40 [&_input]:scroll-mb-40", isOpen && "print:hidden")}
      >
        <HiddenState category={category} selected={selected.filter((product) => !visibleProducts.includes(product))} />
        <ProductList
          products={visibleProducts}
          category={filters.find((filter) => filter === category)}
          filters={tabs}
          current={catalogueUrl({ compared })}
          allTo={catalogueUrl({ category: undefined, compared })}
          compared={compared}
          onTick={tick}
          headingRef={listHeading}
          copy={copy}
        />
        {products.length > 0 && (
          <CompareBar
            names={selected.map(({ name }) => name)}
            isSelectionFull={isSelectionFull}
            clearTo={catalogueUrl({ compared: [] })}
            onFollow={resetTicks}
            copy={copy.compare}
          />
        )}
      </form>
    </div>
  );
}

/** Without a category, all products match. */
function filterByCategory(products: readonly CatalogueItem[], category: string | undefined): CatalogueItem[] {
  return products.filter(({ categories }) => !category || categories.some((productCategory) => productCategory === category));
}

function filterTabs(
  { copy, products, filters }: Pick<CatalogueData, "copy" | "products" | "filters">,
  catalogueUrl: (filter: string | undefined) => string,
) {
  return [undefined, ...filters].map((filter) => ({
    name: filter ? copy.categories[filter] : copy.filter.all,
    count: String(filterByCategory(products, filter).length),
    to: catalogueUrl(filter),
  }));
}

function Head({ copy, children }: Pick<CatalogueData, "copy"> & { children: ReactNode }) {
  return (
    <section className="bg-sand">
      <Container className="pt-6">
        <PageBreadcrumb current={copy.products} />
        <div className="grid items-end gap-x-gap gap-y-4 pb-6 pt-8 lg:grid-cols-12 lg:pb-2 lg:pt-10">
          <h1 className="text-display lg:col-span-8 lg:text-[clamp(3.25rem,1.2rem+3.4vw,4.5rem)]">{copy.heading}</h1>
          <p className="lg:col-span-4 lg:pb-2">{copy.lead}</p>
        </div>
      </Container>
      {children}
    </section>
  );
}

/** Form fields for the parts of the URL that no visible checkbox holds. */
function HiddenState({ category, selected }: { category: string | undefined; selected: readonly CatalogueItem[] }) {
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {selected.map(({ id }) => (
        <input key={id} type="hidden" name="compare" value={id} />
      ))}
    </>
  );
}
