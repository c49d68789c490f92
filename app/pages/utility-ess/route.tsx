import { useLoaderData } from "react-router";
import { ClosingSection } from "#app/features/solutions/closing-section.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Blocks } from "./blocks.tsx";
import { Frequency } from "./frequency.tsx";
import { CrossSection } from "#app/features/cross-section/cross-section.tsx";
import { SolutionHero } from "#app/features/solutions/solution-hero.tsx";
import { PlantSizing } from "./plant-sizing.tsx";
import { PlanningTopics } from "./planning-topics.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function UtilityEss() {
  const { copy, shared, crossSection, products, questions, cases, pictures, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SolutionHero name={copy.name} hero={copy.hero} productPath="/products/tianyuan-200k">
        <CrossSection of="plant" copy={crossSection} />
      </SolutionHero>
      <PlantSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <Blocks copy={copy.blocks} />
      <Frequency copy={copy.frequency} />
      <PlanningTopics copy={copy.settle} shared={shared} picture={pictures.screen} products={products} />
      {cases.length > 0 && (
        <Container className="pb-section">
          <SectorCases sector="utility" cases={cases} heading={copy.cases.heading} copy={shared} />
        </Container>
      )}
      {questions.length > 0 && (
        <div className="border-t border-rule">
          <LineQuestions questions={questions} copy={shared} />
        </div>
      )}
      <ClosingSection {...copy.closing} line="utility" />
    </>
  );
}
