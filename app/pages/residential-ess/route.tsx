import { useLoaderData } from "react-router";
import { ClosingSection } from "#app/features/solutions/closing-section.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Flow } from "./flow.tsx";
import { Hero } from "./hero.tsx";
import { HouseSizing } from "./house-sizing.tsx";
import { NightFigures, SystemOptions } from "./system-options.tsx";
import { Rules } from "./rules.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ResidentialEss() {
  const { copy, shared, products, questions, cases, pictures, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <Hero copy={copy} picture={pictures.hero} />
      <Flow copy={copy.flow} />
      <HouseSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <SystemOptions copy={copy.ways} shared={shared} products={products} />
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
