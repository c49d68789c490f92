import { useLoaderData } from "react-router";
import { pictureOf } from "#app/assets/pictures.server.ts";
import { Closing } from "#app/features/solutions/closing.tsx";
import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { lineHead, readLine } from "#app/features/solutions/read-line.server.ts";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { plantFields, readNumber, sizePlant } from "#domain/sizing/schema";
import { localPath } from "#i18n/paths.ts";
import { Blocks } from "./blocks.tsx";
import { Frequency } from "./frequency.tsx";
import { Hero } from "./hero.tsx";
import { assumptionTexts, plantResult } from "./plant-result.server.ts";
import { PlantSizing } from "./plant-sizing.tsx";
import { Settle } from "./settle.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/solutions/utility-ess";
const heroPicture = "field-dawn";
const screenPicture = "tianyuan-200k-detail-1";
const names = ["power", "hours", "unit"] as const;

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const line = await readLine(page, "utility", [heroPicture, screenPicture]);
  const read = (name: (typeof names)[number]) => readNumber(query.get(name), plantFields[name], language);
  const readings = { power: read("power"), hours: read("hours"), unit: read("unit") };
  const numbers = understood(readings);
  return {
    ...line,
    copy,
    seo: { ...seo, ...(await lineHead(page, { name: copy.name, path, picture: heroPicture })) },
    fields: names.map((name) => fieldView(language, plantFields[name], readings[name], copy.sizing.fields[name], line.shared.sizing)),
    result: numbers && plantResult(language, sizePlant(numbers), copy.sizing),
    assumptions: assumptionTexts(language, copy.sizing.assumptions),
    pictures: { hero: pictureOf("wide", heroPicture), screen: pictureOf("half", screenPicture) },
  };
});

export type UtilityData = Awaited<ReturnType<typeof loader>>;

export default function UtilityEss() {
  const { copy, shared, products, questions, cases, pictures, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <Hero copy={copy} picture={pictures.hero} />
      <PlantSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <Blocks copy={copy.blocks} />
      <Frequency copy={copy.frequency} />
      <Settle copy={copy.settle} shared={shared} picture={pictures.screen} products={products} />
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
      <Closing {...copy.closing} line="utility" />
    </>
  );
}
