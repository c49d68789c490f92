import { useLoaderData } from "react-router";
import { PowerProfileKeys } from "#app/features/solutions/power-profile.tsx";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { functionIdOf, sectors } from "#app/page/sectors.ts";
import { useFunctionId } from "#app/page/use-function-id.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { CaseArticle } from "./case-article.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Cases() {
  const { copy, sector, cases, counts, keys } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const links = useLayoutData()?.navigation.links.solutions;
  const functionId = functionIdOf(sector);
  useFunctionId(functionId);
  const sectorUrl = (id: number) => localPath(language, path) + (id === 0 ? "" : `?functionId=${id}`);
  const tabs = counts.map(({ sector: name, count }) => ({
    to: sectorUrl(functionIdOf(name)),
    name: name ? copy.sectors.names[name] : copy.sectors.all,
    count: String(count),
  }));
  const hasCases = counts.some(({ count }) => count > 0);
  const solutionLinks = { utility: links?.utility, "commercial-industrial": links?.commercialIndustrial, residential: links?.residential };
  // Without cases the page leads to the calculators of all sectors.
  const linkedSectors = sector ? [sector] : hasCases ? [] : sectors;
  return (
    <Container className="pt-6 pb-section">
      <PageBreadcrumb current={copy.name} />
      <div className="grid items-end gap-x-gap gap-y-5 pt-10 pb-10 lg:grid-cols-12 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
        {hasCases && <p className="max-w-[40ch] text-lead lg:col-span-4">{copy.lead}</p>}
      </div>
      {hasCases && (
        <FilterFold active={[sector && copy.sectors.names[sector]]}>
          <TabLinks label={copy.sectors.label} links={tabs} current={sectorUrl(functionId)} />
        </FilterFold>
      )}
      <PowerProfileKeys profiles={cases.flatMap(({ profile }) => profile ?? [])} copy={keys} className="pt-8" />
      <div className="flex flex-col gap-16 pt-10 lg:gap-24">
        {cases.map((item) => (
          <CaseArticle key={item.id} item={item} copy={copy} />
        ))}
        {cases.length === 0 &&
          (hasCases ? (
            <EmptyState {...copy.empty} to={sectorUrl(0)} />
          ) : (
            <EmptyState {...copy.emptyAll} to={localPath(language, "/products")} />
          ))}
        {linkedSectors.length > 0 && (
          <p className="flex flex-col items-start gap-2">
            {linkedSectors.map((name) => {
              const link = solutionLinks[name];
              return (
                link && (
                  <TextLink key={name} to={link.to}>
                    {copy.solution[name]}
                  </TextLink>
                )
              );
            })}
          </p>
        )}
      </div>
    </Container>
  );
}
