import { Link, useLocation } from "react-router";
import { DistributorList } from "#app/features/distributors/distributor-list.tsx";
import { WorldMap } from "#app/features/map/world-map.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { ExampleFold } from "#app/ui/example-fold.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { FinderData } from "./data.server.ts";

/** Folds the list while it has examples only and nothing was searched. */
export function FinderResults(data: FinderData) {
  if (!data.isListFolded)
    return (
      <Container className="pb-section pt-8 lg:pt-10">
        <Results {...data} />
      </Container>
    );
  return (
    <Container className="pb-section">
      <ExampleFold heading={data.heading} count={data.status} example={data.exampleName}>
        <Results {...data} />
      </ExampleFold>
    </Container>
  );
}

/** Shows results below the world map, or beside the map of one region. */
function Results(data: FinderData) {
  const { copy, kinds, current, groups, nearest, maps, pages } = data;
  const isRegion = maps.length === 1;
  const isEmpty = groups.length === 0 && !nearest?.length;
  return (
    <>
      <TabLinks label={copy.kinds.label} links={kinds} current={current} />
      {isEmpty ? (
        <div className="pt-8">
          <NoResults {...data} />
        </div>
      ) : (
        <div className={classNames("grid gap-x-gap gap-y-10 pt-8", isRegion && "lg:grid-cols-12")}>
          <Maps maps={maps} note={copy.map.note} isRegion={isRegion} />
          <section className={classNames("min-w-0", isRegion && "lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:pr-10")}>
            <Head {...data} />
            {nearest && <DistributorList rows={nearest} />}
            {isRegion ? (
              groups.map(({ country, rows }) => <DistributorList key={country} rows={rows} />)
            ) : (
              <div className="grid items-start gap-x-gap border-b border-rule md:grid-cols-2 lg:grid-cols-3">
                {groups.map((group) => (
                  <Country key={group.country} group={group} map={copy.map.region} />
                ))}
              </div>
            )}
            {(pages.before ?? pages.after) && (
              <div className="pt-8">
                <Pagination {...pages} />
              </div>
            )}
            {isRegion && <ShowAllLink {...data} />}
          </section>
        </div>
      )}
    </>
  );
}

/** Lists a country's distributors; a link to one of them opens the list. */
function Country({ group: { name, to, count, rows }, map }: { group: FinderData["groups"][number]; map: string }) {
  const { hash } = useLocation();
  return (
    <details open={rows.some(({ id }) => hash === `#${id}`)} suppressHydrationWarning className="group border-t border-rule">
      <summary className="link-row flex items-baseline gap-3 py-3.5">
        <h3 className="min-w-0 font-label">{name}</h3>
        <span className="mr-auto tabular-nums text-soft">{count}</span>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <div className="pb-8">
        <DistributorList rows={rows} />
        <p className="pt-3">
          <Link to={to} preventScrollReset className="line-link py-1 font-label text-action">
            {map}
          </Link>
        </p>
      </div>
    </details>
  );
}

function Maps({ maps, note, isRegion }: Pick<FinderData, "maps"> & { note: string; isRegion: boolean }) {
  return (
    <div className={classNames(isRegion && "lg:col-span-6 lg:col-start-7 lg:row-start-1")}>
      <div className={classNames("grid gap-3", isRegion ? "lg:sticky lg:top-24" : "md:grid-cols-[2.29fr_1.43fr]")}>
        {maps.map(({ label, view }) => (
          <WorldMap key={label} view={view} label={label} className="rounded-picture bg-raised" />
        ))}
        <p className="text-small text-soft md:col-span-full">{note}</p>
      </div>
    </div>
  );
}

function Head({ copy, address, heading, status, areAllExamples, exampleName, isListFolded }: FinderData) {
  return (
    <>
      {!isListFolded && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
          <h2 className="text-h3 hyphens-auto">{heading}</h2>
          <output className="text-soft tabular-nums">{status}</output>
        </div>
      )}
      {areAllExamples && (
        <p className="max-w-prose pb-6 text-small text-soft">
          <Tag>{exampleName}</Tag> {copy.sampleNote} <TextLink to={`${address}#installer`}>{copy.empty.link}</TextLink>
        </p>
      )}
    </>
  );
}

/** Empty state with a link to the installer request. */
function NoResults(data: FinderData) {
  return (
    <>
      <EmptyState {...data.copy.empty} to={`${data.address}#installer`} />
      <output className="sr-only">{data.status}</output>
      <ShowAllLink {...data} />
    </>
  );
}

function ShowAllLink({ copy, toAll }: FinderData) {
  return (
    <p className="pt-4">
      <TextLink to={toAll}>{copy.showAll}</TextLink>
    </p>
  );
}
