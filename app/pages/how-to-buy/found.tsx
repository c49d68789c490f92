import { Link } from "react-router";
import { DistributorList } from "#app/shell/distributors/distributor-list.tsx";
import { WorldMap } from "#app/shell/map/world-map.tsx";
import { useShell } from "#app/shell/use-shell.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { FinderData } from "./route.tsx";

/** The list, and beside it where that is. */
export function Found({ copy, kinds, current, heading, status, nearest, groups, maps, search, isSample, exampleName }: FinderData) {
  const language = usePageLanguage();
  const home = localPath(language, "/how-to-buy");
  const isEmpty = groups.length === 0 && !nearest?.length;
  return (
    <Container className="grid gap-x-gap gap-y-10 pb-section pt-8 lg:grid-cols-12 lg:pt-12">
      <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
        <div className="flex flex-col gap-3 lg:sticky lg:top-24">
          {maps.map(({ label, view }) => (
            <WorldMap key={label} view={view} label={label} className="rounded-picture border border-rule bg-raised" />
          ))}
          <p className="text-small text-soft">{copy.map.note}</p>
        </div>
      </div>
      <section className="min-w-0 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:pr-10">
        <TabLinks label={copy.kinds.label} links={kinds} current={current} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4 pt-8">
          <h2 className="text-h3 hyphens-auto">{heading}</h2>
          <output className="text-soft tabular-nums">{status}</output>
        </div>
        {isSample && !isEmpty && (
          <p className="max-w-prose pb-6 text-small text-soft">
            <Tag>{exampleName}</Tag> {copy.sampleNote}
          </p>
        )}
        {isEmpty && <Nobody copy={copy} />}
        {nearest && <DistributorList rows={nearest} />}
        {groups.map((group) => (
          <section key={group.country} className="pb-8">
            {groups.length > 1 && (
              <h3 className="pb-2 pt-2 font-label">
                <Link to={group.to} preventScrollReset className="line-link py-1">
                  {group.name}
                </Link>
              </h3>
            )}
            <DistributorList rows={group.rows} />
          </section>
        ))}
        {(search.near ?? search.country) && (
          <p className="pt-6">
            <TextLink to={home}>{copy.showAll}</TextLink>
          </p>
        )}
      </section>
    </Container>
  );
}

/** Says what is not there, and who can be asked instead. */
function Nobody({ copy }: Pick<FinderData, "copy">) {
  const shell = useShell();
  const language = usePageLanguage();
  const contact = shell?.navigation.links.company.contact;
  return <EmptyState {...copy.empty} to={contact ? `${localPath(language, "/contact-us")}?problemType=purchase#ask` : localPath(language, "/")} />;
}
