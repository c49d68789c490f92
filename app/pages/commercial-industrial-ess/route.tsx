import { useLoaderData } from "react-router";
import { ClosingSection } from "#app/features/solutions/closing-section.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { CrossSection } from "#app/features/cross-section/cross-section.tsx";
import { SolutionHero } from "#app/features/solutions/solution-hero.tsx";
import { ParallelUnits } from "./parallel-units.tsx";
import { PeakSizing } from "./peak-sizing.tsx";
import { SingleLine } from "./single-line.tsx";
import { SwitchingTime } from "./switching-time.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function CommercialIndustrialEss() {
  const { copy, shared, crossSection, products, questions, cases, pictures, powers, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SolutionHero name={copy.name} hero={copy.hero} productPath="/products/tianyuan-60k">
        <CrossSection of="hall" copy={crossSection} />
      </SolutionHero>
      <SwitchingTime copy={copy.switching} />
      <SingleLine copy={copy.line} />
      <PeakSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <ParallelUnits copy={copy.parallel} shared={shared} picture={pictures.room} products={products} powers={powers} />
      <LineQuestions questions={questions} copy={shared} />
      {cases.length > 0 && (
        <Container className={questions.length === 0 ? "py-section" : "pb-section"}>
          <SectorCases sector="commercial-industrial" cases={cases} heading={copy.cases.heading} copy={shared} />
        </Container>
      )}
      <ClosingSection {...copy.closing} line="commercial-industrial" installer={shared.installer} />
    </>
  );
}
