import { useLoaderData } from "react-router";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { CompatibilityTables } from "./compatibility-table.tsx";
import { FilterForm } from "./filter-form.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

/** The subject is buying: most visitors ask before they choose. */
const contact = "/contact-us?problemType=purchase#ask";

export default function Compatibility() {
  const { copy, way, emergency, filter, activeFilters, choices, count, hasList, groups, hasMarkets, cells, areExamples } =
    useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={hasList ? copy.lead : undefined}>
        {hasList && (
          <FilterFold active={activeFilters}>
            <FilterForm action={localPath(language, path)} filter={filter} choices={choices} copy={copy} />
          </FilterFold>
        )}
      </SupportHead>
      <Container className="grid gap-6 pb-20 pt-4 lg:pb-28">
        {hasList && (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <output className="font-label tabular-nums">{count}</output>
            {areExamples && <Tag>{copy.example}</Tag>}
          </p>
        )}
        {groups.length === 0 ? (
          <EmptyState {...copy.empty} {...(!hasList && { text: copy.noList })} to={localPath(language, contact)} />
        ) : (
          <>
            <CompatibilityTables groups={groups} hasMarkets={hasMarkets} example={areExamples ? undefined : copy.example} copy={copy} />
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              <CsvLink cells={cells} file="ecactus-compatibility.csv">
                {copy.download}
              </CsvLink>
              <PrintButton>{copy.print}</PrintButton>
            </p>
            <div className="max-w-prose border-t border-soft pt-6 print:hidden">
              <h2 className="text-h3">{copy.ask.heading}</h2>
              <p className="pt-2">{copy.ask.text}</p>
              <p className="flex flex-wrap gap-x-6 pt-2">
                <TextLink to={localPath(language, contact)}>{copy.ask.link}</TextLink>
                <TextLink to={localPath(language, "/solutions/residential-ess#retrofit")}>{copy.ask.retrofit}</TextLink>
              </p>
            </div>
          </>
        )}
      </Container>
    </>
  );
}
