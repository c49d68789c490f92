import type { Ref } from "react";
import { Link, useSearchParams } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { maxCompared } from "./catalogue-query.ts";
import type { CatalogueItem } from "./catalogue-item.server.ts";
import { comparisonRows, type ComparisonRow } from "./comparison-rows.ts";
import type { Copy } from "./copy/fr.ts";

type ComparisonProps = {
  products: readonly CatalogueItem[];
  figures: readonly { name: string; label: string }[];
  urlWithout: (id: string) => string;
  onFollow: () => void;
  headingRef: Ref<HTMLHeadingElement>;
  copy: Copy["compare"];
};

/** Four equal columns on wide screens, otherwise columns that fit the longest words. */
const columns =
  "[--names:calc(9.75rem+var(--spacing-edge))] [--column:10.5rem] lg:[--names:var(--column)] lg:[--column:calc((100cqw-2*var(--spacing-margin))/4)]";
/** Small products are shown at no less than this share of the tallest, so that they stay recognisable. */
const smallestShare = 0.4;

/** Focus scrolls the heading to the top of the window, because its scroll area is almost as high as the window. */
const headingScroll = "scroll-mt-24 scroll-mb-[calc(100svh-14rem)]";

/**
 * Products are columns, figures are rows. Narrow windows scroll sideways below sticky figure names; phones show each figure as a block
 * with a line for each product.
 */
export function Comparison({ products, figures, urlWithout, onFollow, headingRef, copy }: ComparisonProps) {
  const rows = comparisonRows(products, figures);
  const tallest = Math.max(...products.map(({ metres }) => metres));
  return (
    <section className="@container border-b border-rule bg-raised py-12 lg:py-20">
      <Container>
        <Heading ref={headingRef} text={copy.heading} />
        <p id="too-many" className="hidden pt-3 target:block">
          {copy.tooMany}
        </p>
        {rows.some(({ differs }) => differs) && <p className="pt-3 text-soft">{copy.legend}</p>}
      </Container>
      <section
        aria-labelledby="comparison"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
        tabIndex={0}
        className={classNames("relative overflow-x-auto scroll-pl-44 print:overflow-visible", columns)}
      >
        <div
          className={classNames(
            "flex w-max min-w-full pr-margin pt-8 max-[40rem]:block max-[40rem]:w-auto max-[40rem]:px-edge",
            rows.length > 0 ? "lg:pl-margin" : "pl-margin",
          )}
        >
          <table
            {...tableRoles.table}
            className={classNames("stacked-table table-fixed border-collapse text-left", rows.length === 0 && "-ml-gap max-[40rem]:ml-0")}
            style={{ width: `calc(${rows.length > 0 ? "var(--names)" : "0px"} + ${products.length} * var(--column))` }}
          >
            <thead {...tableRoles.group} className="stacked-head">
              <tr {...tableRoles.row} className="align-top">
                {rows.length > 0 && (
                  <th {...tableRoles.column} className="sticky left-0 z-1 w-(--names) bg-raised">
                    <span className="sr-only">{copy.figure}</span>
                  </th>
                )}
                {products.map((product) => (
                  <Column
                    key={product.id}
                    product={product}
                    share={product.metres / tallest}
                    to={urlWithout(product.id)}
                    onFollow={onFollow}
                    copy={copy}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group}>
              {rows.map((row, index) => (
                <Row key={row.name} row={row} products={products} rowCount={index === 0 ? rows.length : 0} copy={copy} />
              ))}
            </tbody>
          </table>
          {products.length < maxCompared && <EmptyColumn text={copy.add} />}
        </div>
        {rows.length === 0 && <p className="wrap pt-5">{copy.nothing}</p>}
      </section>
    </section>
  );
}

/** A loaded document opens at the comparison, also without JavaScript. Filter links keep the selection, but lead to the list. */
function Heading({ ref, text }: { ref: Ref<HTMLHeadingElement>; text: string }) {
  const [query] = useSearchParams();
  return (
    <h2
      id="comparison"
      ref={ref}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors of a shared address look for the comparison, not for the catalogue
      autoFocus={!query.has("category")}
      className={classNames("text-title outline-none", headingScroll)}
    >
      {text}
    </h2>
  );
}

type ColumnProps = { product: CatalogueItem; share: number; to: string; onFollow: () => void; copy: Copy["compare"] };

function Column({ product, share, to, onFollow, copy }: ColumnProps) {
  const language = usePageLanguage();
  return (
    <th {...tableRoles.column} lang={product.lang} className="pb-5 pl-gap font-normal">
      <span className="flex h-48 items-end justify-center overflow-clip bg-sand bg-linear-to-t from-sand-floor from-18% to-sand to-18% px-4 pt-4 pb-7 max-[40rem]:h-24 max-[40rem]:w-full max-[40rem]:p-2 md:h-60">
        <span
          className={classNames("flex justify-center", product.belowFeet === undefined && "self-center")}
          style={{ height: `${100 * Math.max(smallestShare, share)}%`, transform: `translateY(${100 * (product.belowFeet ?? 0)}%)` }}
        >
          <PictureView
            picture={product.picture}
            alt={product.pictureAlt}
            sizes="16rem"
            className="h-full w-auto max-w-full object-contain object-bottom"
          />
        </span>
      </span>
      <span className="mt-4 flex flex-wrap max-[40rem]:mt-0 items-baseline justify-between gap-x-4">
        <Link
          to={localPath(language, `/products/${product.id}`)}
          className="text-h3 font-heading decoration-2 underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <Link
          to={to}
          onClick={onFollow}
          replace
          preventScrollReset
          className="line-link inline-block py-1 text-small text-action print:hidden"
        >
          {copy.remove}
          <span className="sr-only"> {product.name}</span>
        </Link>
      </span>
      <span className="block pt-1 text-small text-soft lg:text-base">{product.kind}</span>
      {product.sheetRequest && (
        <Link to={product.sheetRequest} className="line-link inline-block py-1 text-small text-action print:hidden">
          {copy.ask}
          <span className="sr-only"> {product.name}</span>
        </Link>
      )}
    </th>
  );
}

type RowProps = {
  row: ComparisonRow;
  products: readonly CatalogueItem[];
  /** Number of all rows in the first row, otherwise 0. */
  rowCount: number;
  copy: Copy["compare"];
};

function Row({ row, products, rowCount, copy }: RowProps) {
  return (
    <tr {...tableRoles.row} className="border-t border-rule align-baseline">
      <th
        {...tableRoles.rowHeader}
        className={classNames(
          "sticky left-0 bg-raised py-3 pl-edge pr-3 text-small font-normal hyphens-auto wrap-anywhere lg:pl-0 lg:text-base",
          row.differs && "print:font-label",
        )}
      >
        {row.differs && (
          <span
            aria-hidden="true"
            className="absolute inset-y-2 left-2 w-[3px] bg-light outline outline-ink max-[40rem]:-left-3 lg:-left-3 print:hidden"
          />
        )}
        <span>{row.label}</span>
        {row.differs && <span className="sr-only"> ({copy.differs})</span>}
      </th>
      {products.map(({ id, name, figures }, index) =>
        Object.keys(figures).length > 0 ? (
          <td key={id} {...tableRoles.cell} data-label={name} className="py-3 pl-gap font-label tabular-nums">
            {row.values[index] ?? (
              <>
                <span aria-hidden="true">—</span>
                <span className="sr-only">{copy.notStated}</span>
              </>
            )}
          </td>
        ) : (
          // One cell says it for all rows.
          rowCount > 0 && (
            <td key={id} rowSpan={rowCount} {...tableRoles.cell} data-label={name} className="py-3 pl-gap align-top text-small text-soft">
              {copy.noFigures}
            </td>
          )
        ),
      )}
    </tr>
  );
}

function EmptyColumn({ text }: { text: string }) {
  return (
    <a
      href="#list"
      className="ml-gap flex h-48 max-[40rem]:mt-6 max-[40rem]:ml-0 max-[40rem]:h-16 max-[40rem]:w-full w-[calc(var(--column)-var(--spacing-gap))] items-center justify-center border border-dashed border-soft p-4 text-center font-label text-action hover:bg-sand md:h-60 print:hidden"
    >
      {text}
    </a>
  );
}
