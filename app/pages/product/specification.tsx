import { Container } from "#app/ui/container.tsx";
import { SpecTable } from "#app/ui/spec-table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { Copy } from "./copy/fr.ts";
import type { ProductView } from "./product-view.server.ts";
import { TableTools } from "./table-tools.tsx";

type SpecificationProps = { product: ProductView; copy: Copy["specification"]; documents: Copy["documents"] };

/** Tables with fewer rows have no download and copy buttons. */
const minRowsForTools = 4;

export function Specification({ product, copy, documents }: SpecificationProps) {
  const { rows, lang, name } = product;
  return (
    <section id="specification" aria-labelledby="specification-heading" className="scroll-mt-bar py-section">
      <Container className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
        <div className="grid grid-rows-[auto_minmax(2.5rem,1fr)_auto_1fr] lg:col-span-4">
          <div>
            <h2 id="specification-heading" className="text-title">
              {copy.heading}
            </h2>
            <p className="max-w-[36ch] pt-3 text-soft">{copy.lead}</p>
            {rows.length >= minRowsForTools && <TableTools name={name} rows={rows} copy={copy} />}
            {product.comparable.map((other) => (
              <TextLink key={other.url} to={other.url} className="mr-6 print:hidden">
                {fillPlaceholders(copy.compareWith, { product: other.name })}
              </TextLink>
            ))}
          </div>
          <div className="row-start-3">
            <Documents product={product} copy={documents} />
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <SpecTable caption={copy.heading} columns={copy.columns} rows={rows} conditionLang={lang} />
        </div>
      </Container>
    </section>
  );
}

export function Documents({ product, copy }: { product: ProductView; copy: Copy["documents"] }) {
  return (
    <div className="print:hidden">
      <h3 id="documents" className="scroll-mt-bar text-h3">
        {copy.heading}
      </h3>
      <ul className="flex flex-wrap gap-x-6 pt-2">
        {product.documents.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} className="line-link inline-block py-1.5 font-label text-action forced-colors:underline">
              {copy[kind]}
            </a>
          </li>
        ))}
        {product.sheetRequest && (
          <li>
            <TextLink to={product.sheetRequest}>{copy.ask}</TextLink>
          </li>
        )}
        <li>
          <TextLink to={product.allDocuments}>{copy.all}</TextLink>
        </li>
      </ul>
    </div>
  );
}
