import { useLoaderData } from "react-router";
import { ClosingSection } from "#app/features/solutions/closing-section.tsx";
import { PriceList } from "#app/features/prices/price-list.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { SubsidyList } from "#app/features/subsidies/subsidy-list.tsx";
import { towerPaths } from "#app/page/tower-paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Flow } from "./flow.tsx";
import { CrossSection } from "#app/features/cross-section/cross-section.tsx";
import { SolutionHero } from "#app/features/solutions/solution-hero.tsx";
import { HouseSizing } from "./house-sizing.tsx";
import { Retrofit } from "./retrofit.tsx";
import { NightFigures, SystemOptions } from "./system-options.tsx";
import { Rules } from "./rules.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ResidentialEss() {
  const { copy, shared, crossSection, products, questions, cases, pictures, prices, subsidies, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SolutionHero name={copy.name} hero={copy.hero} productPath={towerPaths["agave-th"]}>
        <CrossSection of="house" copy={crossSection} />
      </SolutionHero>
      <Flow copy={copy.flow} />
      <HouseSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <SystemOptions copy={copy.ways} shared={shared} products={products} />
      <PriceList prices={prices} />
      <Retrofit copy={copy.retrofit} installer={shared.installer} />
      <SubsidyList subsidies={subsidies} />
      <Rules copy={copy.rules} />
      <NightFigures copy={copy.night} picture={pictures.night} />
      {cases.length > 0 && (
        <Container className="pt-section">
          <SectorCases sector="residential" cases={cases} heading={copy.cases.heading} copy={shared} />
        </Container>
      )}
      <LineQuestions questions={questions} copy={shared} />
      {questions.length === 0 && <div className="pb-section" />}
      <ClosingSection {...copy.closing} line="residential" installer={shared.installer} />
    </>
  );
}
