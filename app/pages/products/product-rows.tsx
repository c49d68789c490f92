import type { ReactNode } from "react";
import { Link } from "react-router";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { CatalogueItem } from "./catalogue-item.server.ts";

export type RowsProps = {
  products: readonly CatalogueItem[];
  compared: readonly string[];
  onTick: (id: string, ticked: boolean) => void;
  copy: Pick<Copy, "compare" | "example">;
};

export function DeviceList({ products, ...list }: RowsProps) {
  return (
    <ul>
      {products.map((product) => (
        <Row
          key={product.id}
          product={product}
          compared={list.compared}
          className="grid grid-cols-[4.5rem_1fr] border-b py-5 lg:grid-cols-[7rem_1fr] lg:items-center"
        >
          <PictureView picture={product.picture} alt="" sizes="7rem" className="h-20 w-full object-contain lg:h-28" />
          <div className="flex min-w-0 flex-col gap-x-gap gap-y-2 md:grid md:grid-cols-[1fr_auto] lg:grid-cols-12 lg:items-baseline">
            <div className="lg:col-span-3 xl:col-span-4">
              <ProductLink
                product={product}
                example={list.copy.example}
                className="text-[clamp(1.5rem,1.2rem+1vw,2.125rem)] leading-tight tracking-tight"
              />
            </div>
            <p className="text-soft md:col-start-1 lg:col-span-6 lg:col-start-4 xl:col-span-4 xl:col-start-1 xl:row-start-2">
              {product.kind}
            </p>
            <Figures product={product} />
            <Tick
              product={product}
              {...list}
              className="md:col-start-2 md:row-start-1 lg:col-span-3 lg:col-start-10 lg:justify-self-end xl:col-span-1 xl:col-start-12"
            />
          </div>
        </Row>
      ))}
    </ul>
  );
}

/** Shows accessories with images, because they are too small to recognise on the wall. */
export function AccessoryList({ products, ...list }: RowsProps) {
  return (
    <ul className="grid gap-x-gap md:grid-cols-2">
      {products.map((product) => (
        <Row key={product.id} product={product} compared={list.compared} className="grid grid-cols-[6rem_1fr] items-center border-t py-5">
          <PictureView picture={product.picture} alt={product.pictureAlt} sizes="6rem" className="h-28 w-full object-contain" />
          <div className="flex min-w-0 flex-col">
            <ProductLink product={product} example={list.copy.example} className="text-h3" />
            <p className="text-soft">{product.kind}</p>
            <Tick product={product} {...list} className="pt-1" />
          </div>
        </Row>
      ))}
    </ul>
  );
}

type RowProps = { product: CatalogueItem; compared: readonly string[]; className: string; children: ReactNode };

/** A light line marks selected products. */
function Row({ product, compared, className, children }: RowProps) {
  return (
    <li
      lang={product.lang}
      style={{ viewTransitionName: `row-${product.id}` }}
      className={classNames(
        "relative gap-x-gap gap-y-2 border-rule",
        compared.includes(product.id) &&
          "before:absolute before:-left-3 before:inset-y-4 before:w-[3px] before:bg-light before:outline before:outline-ink xl:before:-left-4",
        className,
      )}
    >
      {children}
    </li>
  );
}

function ProductLink({ product, example, className }: { product: CatalogueItem; example: string; className: string }) {
  const language = usePageLanguage();
  return (
    <h3 className={classNames("wrap-anywhere", className)}>
      <Link to={localPath(language, `/products/${product.id}`)} className="decoration-2 underline-offset-4 hover:underline">
        {product.name}
      </Link>
      {product.example && (
        <>
          {" "}
          <Tag>{example}</Tag>
        </>
      )}
    </h3>
  );
}

function Figures({ product }: { product: CatalogueItem }) {
  const place = "md:col-span-2 lg:col-span-9 lg:col-start-4 xl:col-span-7 xl:col-start-5 xl:row-span-2 xl:row-start-1 xl:pr-6";
  if (product.lead) return <p className={classNames("text-small text-pretty", place)}>{product.lead}</p>;
  return (
    <dl className={classNames("flex flex-wrap gap-x-6 gap-y-3 md:grid md:grid-cols-[1.5fr_1fr_1.25fr] md:gap-x-4", place)}>
      {product.leading.map(({ label, before, number, gap, unit, after }) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="order-first">
            {before && <span className="text-small">{before} </span>}
            <span className="whitespace-nowrap">
              <b className="text-h3 font-heading tabular-nums">{number}</b>
              {gap}
              {unit}
            </span>
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Tick({ product, compared, onTick, copy, className }: Omit<RowsProps, "products"> & { product: CatalogueItem; className: string }) {
  return (
    <Checkbox
      name="compare"
      value={product.id}
      checked={compared.includes(product.id)}
      onChange={(event) => onTick(product.id, event.currentTarget.checked)}
      className={classNames("text-small whitespace-nowrap print:hidden", className)}
    >
      {copy.compare.tick}
      <span className="sr-only"> {product.name}</span>
    </Checkbox>
  );
}
